/** By code. Pay types are numbered as Finnish payroll systems do: 1000 basic pay, 2000 overtime, 3000 allowances. */
export const starterEntryTypes = {
  work: { name: 'Työ', category: 'work', countsToTarget: true, maxDurationMinutes: 960, payTypeCode: '1000' },
  overtime_ordered: {
    name: 'Määrätty ylityö',
    category: 'work',
    countsToTarget: false,
    maxDurationMinutes: 720,
    payTypeCode: '2000',
  },
  training: {
    name: 'Koulutus',
    category: 'work',
    countsToTarget: true,
    maxDurationMinutes: 720,
    payTypeCode: '1010',
  },
  travel: {
    name: 'Matka työaikana',
    category: 'travel',
    countsToTarget: true,
    maxDurationMinutes: 960,
    payTypeCode: '1020',
  },
  // Travel is no working time unless it is work performance itself (Working Time Act 872/2019, 3 §).
  travel_outside: {
    name: 'Matka-aika',
    category: 'travel',
    countsToTarget: false,
    maxDurationMinutes: 1440,
    payTypeCode: '3020',
  },
  // Standby is paid as agreed (4 §); half of plain pay is the usual agreement.
  standby: {
    name: 'Varallaolo',
    category: 'standby',
    countsToTarget: false,
    multiplierBp: 5000,
    payTypeCode: '3010',
  },
  break: { name: 'Ruokatauko', category: 'break', countsToTarget: false, maxDurationMinutes: 120 },
  coffee_break: { name: 'Kahvitauko', category: 'break', countsToTarget: true, maxDurationMinutes: 60 },
  errand: {
    name: 'Palkallinen asiointi',
    category: 'absence',
    countsToTarget: true,
    maxDurationMinutes: 480,
    payTypeCode: '1030',
  },
  // Of absences for a part of a day: what they are worth, and no reason.
  absence_paid: {
    name: 'Palkallinen poissaolo',
    category: 'absence',
    countsToTarget: true,
    payTypeCode: '1120',
  },
  // Counts to the target so that the flex balance does not pay for it too, and is worth nothing.
  absence_unpaid: {
    name: 'Palkaton poissaolo',
    category: 'absence',
    countsToTarget: true,
    multiplierBp: 0,
    payTypeCode: '1140',
  },
  absence_from_balance: {
    name: 'Vapaa kertymästä',
    category: 'absence',
    countsToTarget: true,
    payTypeCode: '1130',
  },
  training_absence: {
    name: 'Koulutusvapaa',
    category: 'absence',
    countsToTarget: true,
    payTypeCode: '1010',
  },
} as const
