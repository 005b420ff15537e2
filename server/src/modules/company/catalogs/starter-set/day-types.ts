/** By code. */
export const starterDayTypes = {
  annual_holiday: { name: 'Vuosiloma', credit: 'target', payTypeCode: '1100' },
  paid_leave: { name: 'Palkallinen vapaa', credit: 'target', payTypeCode: '1110' },
  unpaid_leave: { name: 'Palkaton vapaa', credit: 'none', waivesTarget: true },
  training_day: { name: 'Koulutuspäivä', credit: 'target', countsAsWorked: true, payTypeCode: '1010' },
  // The target stands and nothing fulfils it, so the day is taken from the flex balance.
  flex_leave: { name: 'Saldovapaa', credit: 'none' },
  // Of absences: what a day is worth, and no reason.
  absence_paid: { name: 'Palkallinen poissaolo', credit: 'target', payTypeCode: '1120' },
  absence_unpaid: { name: 'Palkaton poissaolo', credit: 'none', waivesTarget: true },
  absence_from_balance: { name: 'Vapaa kertymästä', credit: 'target', payTypeCode: '1130' },
} as const
