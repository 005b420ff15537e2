import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  refusedBy,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { Installment } from '../record.ts'
import * as installments from '../rules.ts'
import type { InstallmentPatch } from '../shapes.ts'
import { type Plans, sharesOf } from './plans.ts'
import type { InstallmentRow, RowError, RowOfInstallment } from './row.ts'

interface Circumstances {
  readonly now: Instant
  readonly today: PlainDate
  /** Every installment of the projects that rows name, as the rows before have left them. */
  readonly plans: Plans
  /** The phase of a project by its code. */
  readonly phase: (projectId: Id, code: string) => Id | undefined
  readonly isPhaseCompleted: (phaseId: Id) => boolean
  /** How much of the work of a project is done, by its newest status update. */
  readonly percentBp: (projectId: Id) => number | null
}

export function readRow(
  { said, patch, named }: InstallmentRow,
  { phase }: Pick<Circumstances, 'phase'>,
): RowOfInstallment | RefusedRow<RowError> {
  const { projectCode: project } = named
  const { title } = patch
  if (!project) return refusedRow('project_not_found', 'projectCode')
  if (title === undefined) return refusedRow('missing_required', 'title')
  const phaseId = said.phaseCode === undefined ? undefined : phase(project.id, said.phaseCode)
  if (said.phaseCode !== undefined && phaseId === undefined)
    return refusedRow('project_phase_not_found', 'phaseCode')
  return { project, title, patch: { ...patch, ...(phaseId !== undefined && { phaseId }) } }
}

type Row = Accepted<Installment, never> | RefusedRow<RowError>
type Rules = RowRules<RowOfInstallment, Installment, never, RowError>

/** Plans and changes installments row by row, by the rules of the single writes. Each is found by its title. */
export function installmentRows(
  circumstances: Circumstances,
): Rules & { readonly records: readonly Installment[] } {
  const { plans, now } = circumstances
  const nameOfRow = ({ project, title }: RowOfInstallment) => nameOf({ projectId: project.id, title })
  return {
    records: plans.records,
    names: record => [installments.counts(record) ? nameOf(record) : nameOfEnded(nameOf(record))],
    name: nameOfRow,
    match(row, known) {
      const name = nameOfRow(row)
      if (known.isShared(name)) return refusedRow('installment_ambiguous', 'title')
      // Of those with one title the one that counts is meant.
      return known.named(name) ?? known.named(nameOfEnded(name))
    },
    create(row, _, { id }) {
      const { project, title, patch } = row
      const { basis } = patch
      if (basis === undefined) return refusedRow('missing_required', 'basis')
      const at = { ...writing(row, id, plans), now, id, projectId: project.id }
      return settled(installments.create({ ...patch, title, basis }, at), circumstances)
    },
    update(installment, row) {
      const patch = inPlaceOf(installment, row.patch)
      const isSame = (Object.keys(patch) as (keyof InstallmentPatch)[]).every(
        field => installment[field] === patch[field],
      )
      if (isSame) return accept(installment)
      const at = { ...writing(row, installment.id, plans), now, unchanged: true }
      return settled(installments.update(installment, patch, at), circumstances)
    },
  }
}

const nameOf = ({ projectId, title }: Pick<Installment, 'projectId' | 'title'>): string =>
  `${projectId}\n${title.normalize('NFC').toLowerCase()}`
const nameOfEnded = (name: string): string => `ended\n${name}`

const writing = ({ project }: RowOfInstallment, id: Id, plans: Plans) => ({
  projectClosed: project.state === 'closed',
  phaseFits: true,
  otherSharesBp: sharesOf(plans.of(project.id).filter(each => each.id !== id)),
})

/** What a row says takes the place of what contradicts it: of the fields of another basis, and of the other amount. */
function inPlaceOf(installment: Installment, { title: _, ...said }: InstallmentPatch): InstallmentPatch {
  const isOther = said.basis !== undefined && said.basis !== installment.basis
  return {
    ...(isOther && { dueOn: null, phaseId: null, percentBp: null }),
    ...(said.amountCents !== undefined && { shareBp: null }),
    ...(said.shareBp !== undefined && { amountCents: null }),
    ...said,
  }
}

/** An installment whose basis is met already becomes ready at once. */
function settled(
  decision: Decision<Installment, never>,
  { now, today, plans, isPhaseCompleted, percentBp }: Circumstances,
): Row {
  if (decision.refusal !== undefined) return refusedBy(decision, fieldOf)
  const { state: planned } = decision
  const { id, projectId, phaseId } = planned
  plans.put(planned)
  const progress = {
    today,
    percentBp: percentBp(projectId),
    isPhaseCompleted: phaseId !== null && isPhaseCompleted(phaseId),
  }
  if (!installments.isMet(planned, progress)) return decision
  const shareCents = plans.shareCents(projectId).get(id) ?? null
  const ready = installments.makeReady(planned, { now, unchanged: true, projectClosed: false, shareCents })
  if (ready.refusal !== undefined) return decision
  plans.put(ready.state)
  return accept(ready.state, { audit: [...decision.audit, ...ready.audit] })
}

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  project_closed: 'projectCode',
  project_phase_not_found: 'phaseCode',
  installment_not_planned: 'title',
  installment_basis_invalid: 'basis',
  installment_amount_invalid: 'amountCents',
  installment_shares_exceed: 'shareBp',
}
