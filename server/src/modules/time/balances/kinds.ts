export const balanceKinds = ['flex', 'overtime', 'banked_leave', 'time_bank'] as const
export type BalanceKind = (typeof balanceKinds)[number]
