import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { type Accepted, accept } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  importRows,
  type ImportOutcome,
  type Known,
  type Mode,
  type ModeCode,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import { updated } from '../../record/announcements.ts'
import { phaseDepth, phasesOfProject } from '../bounds.ts'
import { auditLine, changesOf } from '../changes.ts'
import type { Phase } from '../record.ts'
import * as phases from '../rules.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './shapes.ts'

export interface ImportCircumstances {
  readonly now: Instant
  /** Every phase of the projects that rows name. */
  readonly phases: readonly Phase[]
  readonly mode: Mode
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  readonly filename: string | null
}

/** Creates and changes phases row by row; each project that changes is told of once. */
export function importPhases(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome<Phase, RowError | ModeCode>, phases.PhaseFact> {
  const rules = phaseRows(circumstances, fullProjects(rows, circumstances.phases))
  const { state, audit } = importRows({ ...circumstances, rows, records: circumstances.phases }, rules)
  const changed = [...new Set(state.written.map(({ after }) => after.projectId))]
  const facts = changed.map(id => updated({ id, updatedAt: circumstances.now }))
  return accept<ImportOutcome<Phase, RowError | ModeCode>, phases.PhaseFact>(state, { facts, audit })
}

/** The projects that would have too many phases with all new ones. */
function fullProjects(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  stored: readonly Phase[],
): ReadonlySet<Id> {
  const codes = Map.groupBy(
    [
      ...stored.map(({ projectId, code }) => ({ projectId, code })),
      ...rows.flatMap(row => ('error' in row ? [] : { projectId: row.project.id, code: row.code })),
    ],
    ({ projectId }) => projectId,
  )
  const tooMany = (all: readonly { readonly code: string }[]) =>
    new Set(all.map(({ code }) => code)).size > phasesOfProject
  return new Set([...codes].flatMap(([projectId, all]) => (tooMany(all) ? projectId : [])))
}

type Rules = RowRules<ReadRow, Phase, phases.PhaseFact, RowError>

function phaseRows({ phases: stored, newIds, now }: ImportCircumstances, full: ReadonlySet<Id>): Rules {
  const last = Math.max(0, ...stored.map(({ position }) => position))
  return {
    names: ({ id, projectId, code }) => [idName(id), phaseName(projectId, code)],
    name: ({ project, code }) => phaseName(project.id, code),
    before: ({ project, parentCode }) => (parentCode == null ? undefined : phaseName(project.id, parentCode)),
    match: ({ project, code }, known) => known.named(phaseName(project.id, code)),
    create(row, known, index) {
      const { project, patch, code } = row
      const parent = parentOf(row, known)
      if (parent === undefined) return refusedRow('parent_not_found', 'parentCode')
      if (patch.name === undefined) return refusedRow('missing_required', 'name')
      if (full.has(project.id)) return refusedRow('project_phases_full', 'code')
      if (depthOf(parent, known) >= phaseDepth) return refusedRow('project_phase_too_deep', 'parentCode')
      const id = newIds[index]
      if (id === undefined) throw new RangeError('every row needs an id of its own')
      const made = phases.newPhase(
        { ...patch, code, name: patch.name },
        { id, projectId: project.id, parentPhaseId: parent?.id ?? null, position: last + 1 + index, now },
      )
      return (
        refusalOf(made, row) ?? accept(made, { audit: [auditLine('create', made, changesOf(null, made))] })
      )
    },
    update(phase, row, known) {
      const parent = parentOf(row, known)
      if (parent === undefined) return refusedRow('parent_not_found', 'parentCode')
      if (row.parentCode !== undefined && phase.parentPhaseId !== (parent?.id ?? null))
        return refusedRow('parent_change_unsupported', 'parentCode')
      const after: Phase = { ...phase, ...row.patch, updatedAt: now }
      const changes = changesOf(phase, after)
      if (changes.length === 0) return accept(phase)
      return refusalOf(after, row) ?? accept(after, { audit: [auditLine('update', after, changes)] })
    },
  }
}

const idName = (id: Id): string => `id ${id}`
const phaseName = (projectId: Id, code: string): string => `phase ${projectId} ${code}`

/** Null for the project itself, undefined where it has no such phase. */
const parentOf = ({ project, parentCode }: ReadRow, known: Known<Phase>): Phase | null | undefined =>
  parentCode == null ? null : known.named(phaseName(project.id, parentCode))

function depthOf(phase: Phase | null | undefined, known: Known<Phase>): number {
  let depth = 0
  for (let at = phase; at; at = at.parentPhaseId === null ? null : known.named(idName(at.parentPhaseId)))
    depth++
  return depth
}

/** By the rules of the single write; that no other phase has the code is known from the match. */
function refusalOf(phase: Phase, { project }: ReadRow): RefusedRow<RowError> | undefined {
  const refused = phases.fieldRefusal(phase, { project, phases: [], now: phase.updatedAt })
  return refused?.refusal === 'project_closed'
    ? refusedRow('project_closed', 'projectCode')
    : refused && refusedRow('range_end_before_start', 'endDate')
}
