import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A phase as far as its place goes. */
export interface PlacedPhase {
  readonly id: Id
  readonly parentPhaseId: Id | null
  readonly position: number
}

const byPosition = (a: PlacedPhase, b: PlacedPhase): number =>
  a.position - b.position || (a.id < b.id ? -1 : 1)

/** The phases with one parent, in their order. */
export const childrenOf = <P extends PlacedPhase>(phases: readonly P[], parentPhaseId: Id | null): P[] =>
  phases.filter(phase => phase.parentPhaseId === parentPhaseId).toSorted(byPosition)

/** Every phase with its depth and its place from 1: parents before those within them. */
export function inTreeOrder<P extends PlacedPhase>(
  phases: readonly P[],
): { readonly phase: P; readonly depth: number; readonly place: number }[] {
  const children = Map.groupBy(phases, ({ parentPhaseId }) => parentPhaseId)
  const below = (parent: Id | null, depth: number): { phase: P; depth: number; place: number }[] =>
    (children.get(parent) ?? [])
      .toSorted(byPosition)
      .flatMap((phase, index) => [{ phase, depth, place: index + 1 }, ...below(phase.id, depth + 1)])
  return below(null, 1)
}

/** The phases from the top down to this one. */
export function pathTo<P extends PlacedPhase>(phases: readonly P[], id: Id | null): P[] {
  const byId = new Map(phases.map(phase => [phase.id, phase]))
  const path: P[] = []
  for (let at = id === null ? undefined : byId.get(id); at; at = byId.get(at.parentPhaseId ?? ''))
    path.unshift(at)
  return path
}

/** How many levels a phase and those within it have. */
export function heightOf(phases: readonly PlacedPhase[], id: Id): number {
  const below = childrenOf(phases, id).map(child => heightOf(phases, child.id))
  return 1 + Math.max(0, ...below)
}

/** Phases with one put behind another of the same parent, or first; only those whose place is another then. */
export function placed<P extends PlacedPhase>(phases: readonly P[], moved: P, afterPhaseId: Id | null): P[] {
  const others = childrenOf(phases, moved.parentPhaseId).filter(({ id }) => id !== moved.id)
  const index = afterPhaseId === null ? 0 : others.findIndex(({ id }) => id === afterPhaseId) + 1
  const before = new Map(phases.map(phase => [phase.id, phase]))
  return others.toSpliced(index, 0, moved).flatMap((phase, place) => {
    const position = place + 1
    const was = before.get(phase.id)
    const same = was?.position === position && was.parentPhaseId === phase.parentPhaseId
    return same ? [] : [{ ...phase, position }]
  })
}
