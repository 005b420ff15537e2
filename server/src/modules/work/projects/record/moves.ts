import { step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type FieldChange,
  isRefused,
  refuse,
  type Refused,
} from '../../../../platform/vocabulary/decision.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import * as announce from './announcements.ts'
import { auditLine, changesOf } from './changes.ts'
import { type OpenMatter, toldMatter } from './closing-reasons.ts'
import { projectLife, type ProjectState } from './life.ts'
import type { ChangedProject, ProjectRecord } from './record.ts'
import { stale } from './rules.ts'

/** What a step is decided in. */
export interface MoveCircumstances {
  readonly now: Instant
  readonly unchanged: boolean
  readonly reason: string | null
}

/** What a closing is decided in. */
export interface ClosingCircumstances extends MoveCircumstances {
  /** Whether the caller closes the project though work of it is not billed. */
  readonly acceptUnbilled?: boolean
  /** In which what is open is told; English where nobody reads it. */
  readonly language?: Locale
}

type StateCode = 'project_stale' | 'project_state_conflict' | 'project_closed'
type Moved<Code extends string> = Decision<ChangedProject, announce.ProjectFact<'project.updated'>, Code>

/** The steps that nothing but the state decides. */
const steps = {
  start: (state: ProjectState) => step(projectLife, 'start', state),
  hold: (state: ProjectState) => step(projectLife, 'hold', state),
  resume: (state: ProjectState) => step(projectLife, 'resume', state),
  complete: (state: ProjectState) => step(projectLife, 'complete', state),
} as const
export type Move = keyof typeof steps

/** Starts, holds, resumes or completes a project. */
export function move(
  action: Move,
  project: ProjectRecord,
  circumstances: MoveCircumstances,
): Moved<StateCode | 'project_is_template'> {
  if (!circumstances.unchanged) return stale()
  const next = steps[action](project.state)
  if (isRefused(next)) return next
  return templateRefusal(project) ?? moved(action, project, next.state, circumstances)
}

export const templateRefusal = ({
  template,
}: Pick<ProjectRecord, 'template'>): Refused<'project_is_template'> | null =>
  template ? refuse('project_is_template', 'A template is not worked on.') : null

/** Closes a project of which nothing is open but what is accepted: work that nobody will bill, for a reason. */
export function close(
  project: ProjectRecord,
  { now, unchanged, reason, language = 'en', acceptUnbilled = false }: ClosingCircumstances,
  matters: readonly OpenMatter[],
): Decision<
  ChangedProject,
  announce.ProjectFact<'project.closed'>,
  'project_stale' | 'project_closed' | 'project_close_blocked' | 'project_unbilled_reason_missing'
> {
  if (!unchanged) return stale()
  const next = step(projectLife, 'close', project.state)
  if (isRefused(next)) return next
  if (acceptUnbilled && reason === null)
    return refuse('project_unbilled_reason_missing', 'Say why the work is not billed.')
  const unbilled = matters.find(({ kind }) => kind === 'unbilled_work')
  const blockers = acceptUnbilled ? matters.filter(matter => matter !== unbilled) : matters
  if (blockers.length > 0)
    return refuse('project_close_blocked', 'Something of the project is open.', {
      blockers: blockers.map(matter => toldMatter(matter, language)),
    })
  const after: ProjectRecord = { ...project, state: next.state, closedAt: now, updatedAt: now }
  return accept<ChangedProject, announce.ProjectFact<'project.closed'>>(
    { before: project, after, baseline: null },
    {
      facts: [announce.closed(after, now)],
      audit: [
        auditLine('close', project.id, [...changesOf(project, after), ...acceptedOf(unbilled)], reason),
      ],
    },
  )
}

/** What was not billed when the project was closed all the same. */
const acceptedOf = (unbilled: OpenMatter | undefined): FieldChange[] =>
  unbilled === undefined
    ? []
    : [
        { field: 'acceptedUnbilledCount', to: unbilled.count },
        ...(unbilled.minutes === null ? [] : [{ field: 'acceptedUnbilledMinutes', to: unbilled.minutes }]),
        ...(unbilled.cents === null ? [] : [{ field: 'acceptedUnbilledCents', to: unbilled.cents }]),
      ]

/** Puts a completed or closed project to work again; a template is planned, as it was. */
export function reopen(
  project: ProjectRecord,
  circumstances: MoveCircumstances,
): Moved<'project_stale' | 'project_state_conflict'> {
  if (!circumstances.unchanged) return stale()
  const next = step(projectLife, 'reopen', project.state, { to: project.template ? 'planned' : 'active' })
  if (isRefused(next)) return next
  return moved('reopen', project, next.state, circumstances)
}

function moved(
  action: string,
  project: ProjectRecord,
  state: ProjectState,
  { now, reason }: MoveCircumstances,
): Moved<never> {
  const after: ProjectRecord = { ...project, state, closedAt: null, updatedAt: now }
  return accept<ChangedProject, announce.ProjectFact<'project.updated'>>(
    { before: project, after, baseline: null },
    {
      facts: [announce.updated(after)],
      audit: [auditLine(action, project.id, changesOf(project, after), reason)],
    },
  )
}
