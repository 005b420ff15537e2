import { type RowOf, table } from '../../../../platform/data/table.ts'
import { bigint, date, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { InstallmentState } from './life.ts'

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
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type Installment = RowOf<typeof installmentTable>
