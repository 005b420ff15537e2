/** By code: the Working Time Act 872/2019, whose values every rule has that is left out. */
export const starterOvertimeRuleSets = {
  act: { name: 'Työaikalaki' },
  // Additional work and overtime as time off (21 §).
  act_time_off: { name: 'Työaikalaki, ylityöt vapaana', overtimeCompensation: 'overtime_account' },
} as const
