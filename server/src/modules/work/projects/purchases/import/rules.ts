import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  refusedBy,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import { type Purchase, type PurchaseState, purchaseStates } from '../record.ts'
import * as purchases from '../rules.ts'
import type { PurchaseRow, RowError, RowOfPurchase } from './row.ts'

interface Circumstances {
  readonly now: Instant
  /** The purchases of the projects that rows name. */
  readonly records: readonly Purchase[]
  /** The phase of a project by its code. */
  readonly phase: (projectId: Id, code: string) => Id | undefined
  /** Purchases that an invoice or a draft has something of. */
  readonly billed: ReadonlySet<Id>
}

/** What a row says, its phase among that of its project. */
export function readRow(
  { said, patch, named }: PurchaseRow,
  { phase }: Pick<Circumstances, 'phase'>,
): RowOfPurchase | RefusedRow<RowError> {
  const { projectCode: project } = named
  const { supplier, description, purchaseDate, ...rest } = patch
  if (!project) return refusedRow('project_not_found', 'projectCode')
  if (supplier === undefined || description === undefined || purchaseDate === undefined)
    return refusedRow('missing_required', 'supplier')
  const phaseId = said.phaseCode === undefined ? undefined : phase(project.id, said.phaseCode)
  if (said.phaseCode !== undefined && phaseId === undefined)
    return refusedRow('project_phase_not_found', 'phaseCode')
  const state = purchaseStates.find(each => each === said.state)
  if (said.state !== undefined && !state) return refusedRow('invalid_value', 'state')
  return {
    ...{ project, state, named: { supplier, description, purchaseDate } },
    patch: { ...rest, ...(phaseId !== undefined && { phaseId }) },
  }
}

type Row = Accepted<Purchase, never> | RefusedRow<RowError>
type Rules = RowRules<RowOfPurchase, Purchase, never, RowError>

/** Makes and changes purchases row by row, by the rules of the single writes. Each is found by whom, what and when. */
export function purchaseRows({
  records,
  billed,
  now,
}: Circumstances): Rules & { readonly records: readonly Purchase[] } {
  const nameOfRow = ({ project, named }: RowOfPurchase) => nameOf({ ...named, projectId: project.id })
  return {
    records,
    names: record => [nameOf(record)],
    name: nameOfRow,
    match(row, known) {
      const name = nameOfRow(row)
      return known.isShared(name)
        ? refusedRow('project_purchase_ambiguous', 'description')
        : known.named(name)
    },
    create(row, _, { id }) {
      const { project, named, patch, state } = row
      const { netCents } = patch
      if (netCents === undefined) return refusedRow('missing_required', 'netCents')
      const made = purchases.create(
        id,
        {
          ...patch,
          ...named,
          netCents,
          state: state === undefined || state === 'ordered' ? 'ordered' : 'received',
        },
        { now, project, phaseFits: true },
      )
      return inState(allowed(made), row, { now, billed: false })
    },
    update(purchase, row) {
      const { project, patch } = row
      const at = { now, project, phaseFits: true, billed: billed.has(purchase.id) }
      if (purchases.saysNothing(purchase, patch) && (row.state ?? purchase.state) === purchase.state)
        return accept(purchase)
      return inState(allowed(purchases.update(purchase, patch, at)), row, at)
    },
  }
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase()
const nameOf = ({
  projectId,
  supplier,
  description,
  purchaseDate,
}: Pick<Purchase, 'projectId' | 'supplier' | 'description' | 'purchaseDate'>): string =>
  [projectId, purchaseDate, folded(supplier), folded(description)].join('\n')

/** The steps that lead from a state to another. */
const ways: Readonly<
  Record<PurchaseState, Partial<Record<PurchaseState, readonly purchases.PurchaseAction[]>>>
> = {
  ordered: { received: ['receive'], invoiced_on: ['receive', 'invoice_on'], cancelled: ['cancel'] },
  received: { invoiced_on: ['invoice_on'], cancelled: ['cancel'] },
  invoiced_on: { received: ['reopen'], cancelled: ['reopen', 'cancel'] },
  cancelled: { received: ['reopen'], invoiced_on: ['reopen', 'invoice_on'] },
}

/** A purchase in the state that its row says, by the steps of the single writes. */
function inState(
  made: Row,
  { state: wanted, project }: RowOfPurchase,
  { now, billed }: { readonly now: Instant; readonly billed: boolean },
): Row {
  if ('error' in made || wanted === undefined || wanted === made.state.state) return made
  const way = ways[made.state.state][wanted]
  if (!way) return refusedRow('project_purchase_state_conflict', 'state')
  let [after, audit] = [made.state, [...made.audit]]
  for (const step of way) {
    const moved = allowed(purchases.move(step, after, { now, project, billed }))
    if ('error' in moved) return { ...moved, field: 'state' }
    after = moved.state
    audit = [...audit, ...moved.audit]
  }
  return accept(after, { audit })
}

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  project_closed: 'projectCode',
  project_phase_not_found: 'phaseCode',
  project_purchase_state_conflict: 'state',
  project_purchase_not_rebillable: 'state',
  project_purchase_billed: 'netCents',
}

const allowed = (decision: Decision<Purchase, never>): Row =>
  decision.refusal === undefined ? decision : refusedBy(decision, fieldOf)
