import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { accept } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  type Known,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import { folded, type Phase, phaseDepth, phasesOfProject } from '../record.ts'
import { auditLine, changesOf } from '../changes.ts'
import * as phases from '../rules.ts'
import { fixedRefusal } from '../terms.ts'
import type { PhaseRow, RowError, RowOfPhase } from './row.ts'

export function readRow({ row, said, patch, named }: PhaseRow): RowOfPhase | RefusedRow<RowError> {
  const { projectCode: project } = named
  if (!project) return refusedRow('project_not_found', 'projectCode')
  return {
    project,
    code: said.code ?? '',
    patch,
    parentCode: row.parentCode === null ? null : said.parentCode,
  }
}

interface Circumstances {
  readonly now: Instant
  /** Every phase of the projects that rows name. */
  readonly records: readonly Phase[]
  /** Phases of whose hours some are approved. */
  readonly approved: ReadonlySet<Id>
  /** The projects that would have too many phases with all new ones. */
  readonly full: ReadonlySet<Id>
}

export function phaseRows({
  records,
  full,
  approved,
  now,
}: Circumstances): RowRules<RowOfPhase, Phase, never, RowError> & { readonly records: readonly Phase[] } {
  const last = Math.max(0, ...records.map(({ position }) => position))
  return {
    records,
    names: ({ id, projectId, code }) => [idName(id), exactName(projectId, code), phaseName(projectId, code)],
    name: ({ project, code }) => phaseName(project.id, code),
    before: ({ project, parentCode }) => (parentCode == null ? undefined : phaseName(project.id, parentCode)),
    match: ({ project, code }, known) => coded(project.id, code, known),
    create(row, known, { id, index }) {
      const { project, patch, code } = row
      const parent = parentOf(row, known)
      if (parent === undefined) return refusedRow('parent_not_found', 'parentCode')
      if (patch.name === undefined) return refusedRow('missing_required', 'name')
      if (full.has(project.id)) return refusedRow('project_phases_full', 'code')
      if (depthOf(parent, known) >= phaseDepth) return refusedRow('project_phase_too_deep', 'parentCode')
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
      // A code that differs in letter case only is no other code.
      const after: Phase = { ...phase, ...row.patch, code: phase.code, updatedAt: now }
      const changes = changesOf(phase, after)
      if (changes.length === 0) return accept(phase)
      if (fixedRefusal(after, records, approved)) return refusedRow('project_terms_fixed', 'billing')
      return refusalOf(after, row) ?? accept(after, { audit: [auditLine('update', after, changes)] })
    },
  }
}

/** The projects that would have too many phases with all that rows name. */
export function fullProjects(rows: readonly PhaseRow[], stored: readonly Phase[]): ReadonlySet<Id> {
  const codes = Map.groupBy(
    [
      ...stored,
      ...rows.map(({ said, named }) => ({ projectId: named.projectCode?.id ?? '', code: said.code ?? '' })),
    ],
    ({ projectId }) => projectId,
  )
  const tooMany = (all: readonly { readonly code: string }[]) =>
    new Set(all.map(({ code }) => folded(code))).size > phasesOfProject
  return new Set([...codes].flatMap(([projectId, all]) => (tooMany(all) ? projectId : [])))
}

const idName = (id: Id): string => `id ${id}`
const exactName = (projectId: Id, code: string): string => `phase as ${projectId} ${code}`
const phaseName = (projectId: Id, code: string): string => `phase ${projectId} ${folded(code)}`

/** The phase of a code, in whatever letter case; of several from before the one that writes it just so. */
const coded = (projectId: Id, code: string, known: Known<Phase>): Phase | undefined =>
  known.named(exactName(projectId, code)) ?? known.named(phaseName(projectId, code))

/** Null for the project itself, undefined where it has no such phase. */
const parentOf = ({ project, parentCode }: RowOfPhase, known: Known<Phase>): Phase | null | undefined =>
  parentCode == null ? null : coded(project.id, parentCode, known)

function depthOf(phase: Phase | null | undefined, known: Known<Phase>): number {
  let depth = 0
  for (let at = phase; at; at = at.parentPhaseId === null ? null : known.named(idName(at.parentPhaseId)))
    depth++
  return depth
}

/** By the rules of the single write; that no other phase has the code is known from the match. */
function refusalOf(phase: Phase, { project }: RowOfPhase): RefusedRow<RowError> | undefined {
  const refused = phases.fieldRefusal(phase, { project, phases: [], now: phase.updatedAt })
  return refused?.refusal === 'project_closed'
    ? refusedRow('project_closed', 'projectCode')
    : refused && refusedRow('range_end_before_start', 'endDate')
}
