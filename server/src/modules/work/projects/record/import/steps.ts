import { accept, type Accepted, type Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { RefusedRow } from '../../../../records/imports/protocol/port.ts'
import { refusedRow } from '../../../../records/imports/protocol/port.ts'
import type { ProjectFact } from '../announcements.ts'
import type { ProjectState } from '../life.ts'
import * as moves from '../moves.ts'
import type { ChangedProject, ProjectRecord } from '../record.ts'
import type { RowError } from './row.ts'

export type ProjectImportFact = ProjectFact<'project.created' | 'project.updated' | 'project.closed'>
type Step = moves.Move | 'close' | 'reopen'

/** The steps that lead from a state to another; from any other there is no way. */
const ways: Readonly<Record<ProjectState, Partial<Record<ProjectState, readonly Step[]>>>> = {
  planned: {
    active: ['start'],
    on_hold: ['start', 'hold'],
    completed: ['start', 'complete'],
    closed: ['close'],
  },
  active: { on_hold: ['hold'], completed: ['complete'], closed: ['close'] },
  on_hold: { active: ['resume'], completed: ['complete'], closed: ['close'] },
  completed: { active: ['reopen'], on_hold: ['reopen', 'hold'], closed: ['close'] },
  closed: { active: ['reopen'], on_hold: ['reopen', 'hold'], completed: ['reopen', 'complete'] },
}

/**
 * A project in the state that its row says, by the steps of the single writes. What is open of a project that was there is not
 * known here: only one that the row makes can be closed.
 */
export function inState(
  made: Accepted<ProjectRecord, ProjectImportFact>,
  wanted: ProjectState | undefined,
  { isNew, now }: { readonly isNew: boolean; readonly now: string },
): Accepted<ProjectRecord, ProjectImportFact> | RefusedRow<RowError> {
  const { state: project } = made
  if (wanted === undefined || wanted === project.state) return made
  const way = ways[project.state][wanted]
  if (!way || (wanted === 'closed' && !isNew)) return refusedRow('project_state_conflict', 'state')
  let [after, facts, audit] = [project, [...made.facts], [...made.audit]]
  for (const step of way) {
    const moved = taken(step, after, now)
    if (moved.refusal !== undefined) return refusedRow(moved.refusal, 'state')
    after = moved.state.after
    // One row tells of each kind once, as its project is at last.
    facts = [...facts.filter(({ event }) => moved.facts.every(fact => fact.event !== event)), ...moved.facts]
    audit = [...audit, ...moved.audit]
  }
  return accept<ProjectRecord, ProjectImportFact>(after, { facts, audit })
}

const at = (now: string) => ({ now, unchanged: true, reason: null })

function taken(
  step: Step,
  project: ProjectRecord,
  now: string,
): Decision<ChangedProject, ProjectImportFact, RowError> {
  if (step === 'reopen')
    return moves.reopen(project, at(now)) as Decision<ChangedProject, ProjectImportFact, RowError>
  return (
    step === 'close' ? moves.close(project, at(now), []) : moves.move(step, project, at(now))
  ) as Decision<ChangedProject, ProjectImportFact, RowError>
}
