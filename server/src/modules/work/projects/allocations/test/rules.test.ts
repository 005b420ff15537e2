import { expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { placeKey } from '../record.ts'
import { type Circumstances, plan, weeksAfter } from '../rules.ts'

const [project, other, veera, onni, pipes, done, foreign] = Array.from({ length: 7 }, newId)
const monday = '2027-01-11'
const now = '2027-01-01T08:00:00.000Z'
const id = newId()
const held = {
  id,
  projectId: project ?? '',
  membershipId: veera ?? '',
  weekStart: monday,
  phaseId: null,
  minutes: 600,
  createdAt: '2026-12-01T08:00:00.000Z',
  updatedAt: '2026-12-01T08:00:00.000Z',
}
const gone = { ...held, id: newId(), membershipId: onni ?? '' }
const ended = { ...held, id: newId(), phaseId: done ?? null }
const circumstances: Circumstances = {
  now,
  project: { id: project ?? '', state: 'active' },
  held: [held, gone, ended],
  members: new Map([
    [veera ?? '', { active: true }],
    [onni ?? '', { active: false }],
  ]),
  phases: new Map([
    [pipes ?? '', { projectId: project ?? '', state: 'active' }],
    [done ?? '', { projectId: project ?? '', state: 'completed' }],
    [foreign ?? '', { projectId: other ?? '', state: 'active' }],
  ]),
  ids: Array.from({ length: 9 }, newId),
}
const wanted = (change: object = {}) => ({
  membershipId: veera ?? '',
  weekStart: monday,
  minutes: 900,
  ...change,
})

it.each([
  ['a Tuesday', wanted({ weekStart: '2027-01-12' }), 'project_allocation_week_invalid'],
  ['a Sunday', wanted({ weekStart: '2027-01-17' }), 'project_allocation_week_invalid'],
  ['nobody', wanted({ membershipId: newId() }), 'membership_not_found'],
  ['more for who has left', wanted({ membershipId: onni, minutes: 601 }), 'membership_not_found'],
  ['a phase of another project', wanted({ phaseId: foreign }), 'project_phase_not_found'],
  ['no phase', wanted({ phaseId: newId() }), 'project_phase_not_found'],
  ['more for what has ended', wanted({ phaseId: done }), 'project_allocation_phase_ended'],
])('%s is refused, and nothing of the plan is done', (_, row, refusal) => {
  expect(plan([wanted({ weekStart: '2027-01-18' }), row], circumstances)).toMatchObject({ refusal })
})

it.each([
  ['a new one', wanted({ weekStart: '2027-01-18' }), { written: 1 }],
  ['one of a phase, beside that of the project', wanted({ phaseId: pipes }), { written: 1 }],
  ['other minutes', wanted(), { written: 1 }],
  ['the same minutes', wanted({ minutes: 600 }), {}],
  ['none any more', wanted({ minutes: 0 }), { removed: 1 }],
  ['none where there was none', wanted({ weekStart: '2027-01-18', minutes: 0 }), {}],
  ['less for who has left', wanted({ membershipId: onni, minutes: 0 }), { removed: 1 }],
  ['the same for who has left', wanted({ membershipId: onni, minutes: 600 }), {}],
  ['less for what has ended', wanted({ phaseId: done, minutes: 100 }), { written: 1 }],
  ['an id in capital letters', wanted({ membershipId: veera?.toUpperCase(), minutes: 600 }), {}],
])('%s is planned', (_, row, { written = 0, removed = 0 }: { written?: number; removed?: number }) => {
  const decided = plan([row], circumstances)
  if (decided.refusal !== undefined) throw new Error(decided.refusal)
  expect([decided.state.written.length, decided.state.removed.length]).toEqual([written, removed])
  expect(decided.state.changes).toHaveLength(written + removed)
  expect(decided.audit).toHaveLength(written + removed)
})

it('what is sent twice is refused, however it is written', () => {
  const twice = plan(
    [wanted({ phaseId: null }), wanted({ membershipId: veera?.toUpperCase() })],
    circumstances,
  )
  expect(twice).toMatchObject({ refusal: 'project_allocation_repeated' })
})

it('nothing of a closed project is planned, whatever else is wrong', () => {
  const closed = { ...circumstances, project: { id: project ?? '', state: 'closed' } }
  expect(plan([wanted({ minutes: 0, weekStart: '2027-01-12' })], closed)).toMatchObject({
    refusal: 'project_closed',
  })
})

it('a change keeps when the allocation was made, and says what it was and is', () => {
  expect(plan([wanted()], circumstances)).toMatchObject({
    state: { written: [{ id, minutes: 900, createdAt: held.createdAt, updatedAt: now }] },
    audit: [
      {
        action: 'project_allocations.update',
        targetId: id,
        changes: [{ field: 'minutes', from: 600, to: 900 }],
      },
    ],
  })
})

it('weeks tell of what others have planned too', () => {
  const rows = [
    wanted(),
    wanted({ phaseId: pipes, minutes: 60 }),
    wanted({ weekStart: '2027-01-18', minutes: 0 }),
  ]
  const decided = plan(rows, circumstances)
  if (decided.refusal !== undefined) throw new Error(decided.refusal)
  const before = [{ membershipId: veera ?? '', weekStart: monday, minutes: 1000 }]
  expect(weeksAfter(rows, before, decided.state)).toEqual([
    { membershipId: veera, weekStart: monday, plannedMinutes: 1000 + 300 + 60 },
    { membershipId: veera, weekStart: '2027-01-18', plannedMinutes: 0 },
  ])
  expect(new Set([held, gone, ended].map(placeKey)).size).toBe(3)
})
