/** By code. Pay types are numbered as Finnish payroll systems do: 1000 basic pay, 2000 overtime, 3000 allowances. */
export const starterEntryTypes = {
  work: { category: 'work', countsToTarget: true, maxDurationMinutes: 960, payTypeCode: '1000' },
  overtime_ordered: {
    category: 'work',
    countsToTarget: false,
    maxDurationMinutes: 720,
    payTypeCode: '2000',
  },
  training: {
    category: 'work',
    countsToTarget: true,
    maxDurationMinutes: 720,
    payTypeCode: '1010',
  },
  travel: {
    category: 'travel',
    countsToTarget: true,
    maxDurationMinutes: 960,
    payTypeCode: '1020',
  },
  // Travel is no working time unless it is work performance itself (Working Time Act 872/2019, 3 §).
  travel_outside: {
    category: 'travel',
    countsToTarget: false,
    maxDurationMinutes: 1440,
    payTypeCode: '3020',
  },
  // Standby is paid as agreed (4 §); half of plain pay is the usual agreement.
  standby: {
    category: 'standby',
    countsToTarget: false,
    multiplierBp: 5000,
    payTypeCode: '3010',
  },
  break: { category: 'break', countsToTarget: false, maxDurationMinutes: 120 },
  coffee_break: { category: 'break', countsToTarget: true, maxDurationMinutes: 60 },
  errand: {
    category: 'absence',
    countsToTarget: true,
    maxDurationMinutes: 480,
    payTypeCode: '1030',
  },
  // Of absences for a part of a day: what they are worth, and no reason.
  absence_paid: {
    category: 'absence',
    countsToTarget: true,
    payTypeCode: '1120',
  },
  // Counts to the target so that the flex balance does not pay for it too, and is worth nothing.
  absence_unpaid: {
    category: 'absence',
    countsToTarget: true,
    multiplierBp: 0,
    payTypeCode: '1140',
  },
  absence_from_balance: {
    category: 'absence',
    countsToTarget: true,
    payTypeCode: '1130',
  },
  training_absence: {
    category: 'absence',
    countsToTarget: true,
    payTypeCode: '1010',
  },
} as const
