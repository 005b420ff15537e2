import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { isClosed, type Status, type StatusSet, type Transition } from './record.ts'
import type { GivenSet } from './shapes.ts'

export interface Circumstances {
  readonly now: Instant
  readonly unchanged: boolean
  /** The statuses of the set that tasks have. */
  readonly inUse: ReadonlySet<Id>
  readonly nextId: () => Id
}

type SetCode =
  | 'task_status_not_found'
  | 'task_status_set_stale'
  | 'task_status_code_repeated'
  | 'task_status_set_incomplete'
  | 'task_status_in_use'
  | 'task_transition_invalid'

/** The set as it is wanted whole; one that says nothing new gives the very same set back, unless it was only inherited. */
export function replace(
  before: StatusSet,
  { statuses: given, transitions: moves = [] }: Pick<GivenSet, 'statuses' | 'transitions'>,
  circumstances: Circumstances,
): Decision<StatusSet, never, SetCode> {
  if (!circumstances.unchanged)
    return refuse('task_status_set_stale', 'The statuses have changed since they were read.')
  const statuses = wantedStatuses(before, given, circumstances.nextId)
  if ('refusal' in statuses) return statuses
  const used = contradicted(before, statuses, circumstances.inUse)
  if (used.length > 0)
    return refuse('task_status_in_use', 'Tasks are in a status that was left out or whose kind changes.', {
      statusIds: used,
    })
  const transitions = wantedTransitions(before.id, statuses, moves)
  if ('refusal' in transitions) return transitions
  const after: StatusSet = { ...before, statuses, transitions, stored: true, updatedAt: circumstances.now }
  const changes = changesOf(before, after)
  if (changes.length === 0 && before.stored) return accept(before)
  return accept(after, {
    audit: [{ action: 'taskStatuses.replace', targetType: 'task_status_set', targetId: before.id, changes }],
  })
}

function wantedStatuses(
  { id: setId, statuses }: StatusSet,
  given: GivenSet['statuses'],
  nextId: () => Id,
): readonly Status[] | Refused<SetCode> {
  const named = given.flatMap(({ id }) => id?.toLowerCase() ?? [])
  if (new Set(named).size < named.length || new Set(given.map(({ code }) => code)).size < given.length)
    return refuse('task_status_code_repeated', 'Two statuses have the same code or id.')
  if (named.some(id => !statuses.some(status => status.id === id)))
    return refuse('task_status_not_found', 'No status of the set has an id that was sent.')
  if (given.every(({ category }) => isClosed(category)))
    return refuse('task_status_set_incomplete', 'There is no status in which work goes on.')
  if (!given.some(({ category }) => category === 'completed'))
    return refuse('task_status_set_incomplete', 'There is no status that is completed.')
  const byCode = new Map(statuses.flatMap(({ code, id }) => (named.includes(id) ? [] : [[code, id]])))
  return given.map(({ id, code, name, category, wipLimit = null }, position) => ({
    id: id?.toLowerCase() ?? byCode.get(code) ?? nextId(),
    setId,
    code,
    name,
    category,
    position,
    wipLimit,
  }))
}

/** The statuses that tasks have and that are left out, or in which work would be over or go on again. */
const contradicted = (before: StatusSet, after: readonly Status[], inUse: ReadonlySet<Id>): Id[] =>
  before.statuses.flatMap(({ id, category }) => {
    const next = after.find(status => status.id === id)
    return inUse.has(id) && (!next || isClosed(next.category) !== isClosed(category)) ? [id] : []
  })

function wantedTransitions(
  setId: Id,
  statuses: readonly Status[],
  moves: NonNullable<GivenSet['transitions']>,
): readonly Transition[] | Refused<'task_transition_invalid'> {
  const ids = new Map(statuses.map(({ code, id }) => [code, id]))
  const seen = new Set<string>()
  const transitions: Transition[] = []
  for (const [place, { from, to, guards = [] }] of moves.entries()) {
    const [fromStatusId, toStatusId] = [ids.get(from), ids.get(to)]
    const pair = `${from} ${to}`
    if (fromStatusId === undefined || toStatusId === undefined || from === to || seen.has(pair))
      return refuse('task_transition_invalid', `The move from ${from} to ${to} does not fit the statuses.`, {
        transition: place,
      })
    seen.add(pair)
    transitions.push({ setId, fromStatusId, toStatusId, guards })
  }
  return transitions
}

function changesOf(before: StatusSet, after: StatusSet): FieldChange[] {
  const statuses = [...new Set([...before.statuses, ...after.statuses].map(({ id }) => id))].flatMap(id => {
    const [from, to] = [before, after].map(set => set.statuses.find(status => status.id === id) ?? null)
    return canonicalJson([from]) === canonicalJson([to])
      ? []
      : [{ field: `statuses.${to?.code ?? from?.code}`, from, to }]
  })
  const [from, to] = [before, after].map(movesOf)
  return canonicalJson(from) === canonicalJson(to)
    ? statuses
    : [...statuses, { field: 'transitions', from, to }]
}

/** The moves by the codes of their statuses, in the order of these. */
export function movesOf({ statuses, transitions }: StatusSet) {
  const places = new Map(statuses.map(({ id, code }, place) => [id, { code, place }]))
  const at = (id: Id) => places.get(id) ?? { code: '', place: 0 }
  return transitions
    .map(({ fromStatusId, toStatusId, guards }) => ({ from: at(fromStatusId), to: at(toStatusId), guards }))
    .toSorted((a, b) => a.from.place - b.from.place || a.to.place - b.to.place)
    .map(({ from, to, guards }) => ({ from: from.code, to: to.code, guards: [...guards] }))
}
