import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Phase, phaseDepth } from '../record.ts'
import { create, move } from '../rules.ts'
import { inTreeOrder, pathTo } from '../tree.ts'
import { among, forest, phase, textOf } from './phases.ts'

const movedIn = (phases: readonly Phase[], id: string, parent: string | null, after: string | null) => {
  const moved = phases.find(each => each.id === id) ?? phase()
  return move(
    moved,
    { parentPhaseId: parent, afterPhaseId: after },
    { ...among(phases), unchanged: true, approved: new Set<string>() },
  )
}

const having = (phases: readonly Phase[], saved: readonly Phase[]): Phase[] => [
  ...phases.filter(({ id }) => !saved.some(each => each.id === id)),
  ...saved,
]

describe('a move of a phase', () => {
  it.each<[string, string, string, string | null, string | null, string]>([
    ['to the first place', 'A B C', 'C', null, null, 'C A B'],
    ['behind another', 'A B C', 'A', null, 'B', 'B A C'],
    ['to the last place', 'A B C', 'A', null, 'C', 'B C A'],
    ['to where it is', 'A B C', 'B', null, 'A', 'A B C'],
    ['into another', 'A B C', 'C', 'A', null, 'A(C) B'],
    ['into another, behind one', 'A(D E) B', 'B', 'A', 'D', 'A(D B E)'],
    ['out of another', 'A(D E) B', 'D', null, 'A', 'A(E) D B'],
    ['with all that lies in it', 'A(D(F G)) B', 'D', 'B', null, 'A B(D(F G))'],
    ['to the top of its own parent', 'A(B C)', 'C', 'A', null, 'A(C B)'],
  ])('%s', (_, before, id, parent, after, expected) => {
    const phases = forest(before)
    const decision = movedIn(phases, id, parent, after)
    if (decision.refusal !== undefined) throw new Error(decision.detail)
    expect(textOf(having(phases, decision.state.saved))).toBe(expected)
  })

  it.each<[string, string, string, string | null, string | null, string, string[] | undefined]>([
    ['into itself', 'A B', 'A', 'A', null, 'project_phase_cycle', ['A']],
    ['into one that lies in it', 'A(B)', 'A', 'B', null, 'project_phase_cycle', ['A', 'B']],
    ['far below itself', 'A(B(C(D)))', 'B', 'D', null, 'project_phase_cycle', ['B', 'C', 'D']],
    ['into one that is not there', 'A B', 'A', 'X', null, 'project_phase_not_found', undefined],
    ['behind one with another parent', 'A(B) C', 'C', null, 'B', 'project_phase_not_found', undefined],
    ['behind itself', 'A B', 'A', null, 'A', 'project_phase_not_found', undefined],
    ['too deep', 'A(B(C(D(E)))) F(G)', 'F', 'E', null, 'project_phase_too_deep', undefined],
  ])('%s is refused', (_, before, id, parent, after, code, circle) => {
    const decision = movedIn(forest(before), id, parent, after)
    expect(decision.refusal).toBe(code)
    const named = ('extra' in decision ? decision.extra?.['circle'] : undefined) as
      | { code: string }[]
      | undefined
    expect(named?.map(each => each.code)).toEqual(circle)
  })

  it('leaves a tree after any moves, with every phase once, in places from 1', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(11), fc.option(fc.nat(11)), fc.option(fc.nat(11))), { maxLength: 30 }),
        moves => {
          const ids = 'ABCDEFGHIJKL'.split('')
          let phases = forest('A(B(C) D) E(F G(H)) I J(K) L')
          for (const [id, parent, after] of moves) {
            const nameOf = (index: number | null) => (index === null ? null : (ids[index] ?? null))
            const decision = movedIn(phases, nameOf(id) ?? 'A', nameOf(parent), nameOf(after))
            if (decision.refusal === undefined) phases = having(phases, decision.state.saved)
          }
          const tree = inTreeOrder(phases)
          expect(tree.map(each => each.phase.id).toSorted()).toEqual(ids)
          expect(Math.max(...tree.map(({ depth }) => depth))).toBeLessThanOrEqual(phaseDepth)
          for (const { phase: each, depth } of tree) expect(pathTo(phases, each.id)).toHaveLength(depth)
          for (const siblings of Map.groupBy(phases, each => each.parentPhaseId).values())
            expect(new Set(siblings.map(({ position }) => position)).size).toBe(siblings.length)
        },
      ),
      { numRuns: 300 },
    ))
})

it('a project has so many phases and no more', () => {
  const many = Array.from({ length: 500 }, (_, index) => phase({ code: `P${index}`, position: index }))
  expect(create({ code: 'X', name: 'Vaihe' }, { ...among(many), id: 'X' }).refusal).toBe(
    'project_phases_full',
  )
})
