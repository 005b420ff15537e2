import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Phase } from '../record.ts'
import type { PhaseCircumstances } from '../rules.ts'

export const now = '2026-11-20T07:00:00.000Z'
export const projectId = newId()

export const phase = (change: Partial<Phase> = {}): Phase => ({
  id: newId(),
  projectId,
  parentPhaseId: null,
  code: 'A',
  name: 'Vaihe',
  position: 1,
  state: 'planned',
  locked: false,
  startDate: null,
  endDate: null,
  budgetMinutes: null,
  budgetCents: null,
  billing: null,
  updatedAt: now,
  ...change,
})

export const among = (phases: readonly Phase[], state = 'active'): PhaseCircumstances => ({
  project: { id: projectId, state },
  phases,
  now: '2026-11-20T08:00:00.000Z',
})

/**
 * Phases from their codes, `A B(C(D) E)`: those in brackets lie in the one before. Ids are the codes, so that a table of
 * moves reads at a glance.
 */
export function forest(text: string): Phase[] {
  const phases: Phase[] = []
  const parents: (string | null)[] = [null]
  let last: string | null = null
  for (const token of text.match(/[A-Z]\d*|[()]/g) ?? [])
    if (token === '(') parents.push(last)
    else if (token === ')') parents.pop()
    else {
      const parentPhaseId = parents.at(-1) ?? null
      const position = phases.filter(each => each.parentPhaseId === parentPhaseId).length + 1
      phases.push(phase({ id: token, code: token, parentPhaseId, position }))
      last = token
    }
  return phases
}

/** The other way round. */
export function textOf(phases: readonly Phase[], parent: string | null = null): string {
  return phases
    .filter(({ parentPhaseId }) => parentPhaseId === parent)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => {
      const below = textOf(phases, id)
      return below ? `${id}(${below})` : id
    })
    .join(' ')
}
