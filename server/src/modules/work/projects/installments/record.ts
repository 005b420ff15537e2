import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { bigint, date, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

export const installmentStates = ['planned', 'ready', 'invoiced', 'credited', 'cancelled'] as const
export type InstallmentState = (typeof installmentStates)[number]

/** An installment is planned, ready to be billed, and billed once. Invoicing takes it, and gives it back. */
export const installmentLife = lifecycle({
  resource: 'installment',
  states: installmentStates,
  initial: 'planned',
  transitions: {
    update: { from: ['planned'], to: 'planned', otherwise: 'installment_not_planned' },
    make_ready: { from: ['planned'], to: 'ready', otherwise: 'installment_not_planned' },
    cancel: { from: ['planned', 'ready'], to: 'cancelled', otherwise: 'installment_not_open' },
    consume: { from: ['ready'], to: 'invoiced' },
    release: { from: ['invoiced'], to: ['ready', 'credited'] },
  },
})

export const installmentBases = ['date', 'phase_completed', 'percent_complete', 'manual'] as const
export type InstallmentBasis = (typeof installmentBases)[number]

export const installmentTable = table('projectInstallments', {
  id: uuid,
  projectId: uuid.fixed(),
  title: text,
  basis: text.as<InstallmentBasis>(),
  dueOn: date.nullable(),
  phaseId: uuid.nullable(),
  percentBp: integer.nullable(),
  amountCents: bigint.nullable(),
  shareBp: integer.nullable(),
  state: text.as<InstallmentState>(),
  /** What it comes to, settled when it became ready. */
  cents: bigint.nullable(),
  readyAt: instant.nullable(),
  /** What has taken it; kept when it is credited. */
  invoiceLineId: uuid.nullable(),
  /** When it was cancelled or credited. */
  endedAt: instant.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type Installment = RowOf<typeof installmentTable>
