/** What there is to decide. A family that adds a kind adds it here, and contributes a source and its decisions. */
export const approvalKinds = [
  'work_day',
  'absence',
  'task',
  'change_order',
  'balance_correction',
  'punch_correction',
  'open_shift_claim',
  'shift_swap',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** What may be decided on somebody's behalf. Who is asked for the approval of a task is asked by name, and answers alone. */
export const delegableKinds = [
  'work_day',
  'absence',
  'change_order',
  'balance_correction',
  'punch_correction',
  'open_shift_claim',
  'shift_swap',
] as const satisfies readonly ApprovalKind[]
export type DelegableKind = (typeof delegableKinds)[number]
