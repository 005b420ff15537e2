import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { circleBy, dependencyTypes, type Edge, inOrder } from '../graph.ts'
import { brokenBy, type PlannedTask, pushed } from '../push.ts'
import { earliest, holds, spanOf, type TimedEdge } from '../timing.ts'
import { dateOf, dayOf, workingDays } from '../working-days.ts'

const runs = Number(process.env['KONTTORI_GRAPHS'] ?? 400)
const edge = (text: string): Edge => {
  const [fromTaskId = '', toTaskId = ''] = text.split('>')
  return { fromTaskId, toTaskId }
}

describe('a circle', () => {
  it.each([
    [[], 'a>a', ['a']],
    [[], 'a>b', null],
    [['b>a'], 'a>b', ['a', 'b']],
    [['b>c', 'c>a'], 'a>b', ['a', 'b', 'c']],
    [['a>b', 'b>c'], 'a>c', null],
    [['b>d', 'b>c', 'c>a', 'd>e'], 'a>b', ['a', 'b', 'c']],
  ])('by %j and %s is %j', (there, added, circle) => {
    expect(circleBy(there.map(edge), edge(added))).toEqual(circle)
  })

  it('is never in what was accepted, however it was added', () => {
    const anyEdges = fc.array(fc.record({ from: fc.nat(7), to: fc.nat(7) }), { maxLength: 40 })
    fc.assert(
      fc.property(anyEdges, wanted => {
        const accepted: Edge[] = []
        for (const { from, to } of wanted) {
          const next = { fromTaskId: `t${from}`, toTaskId: `t${to}` }
          const circle = circleBy(accepted, next)
          if (circle === null) accepted.push(next)
          else expectCircle(circle, [...accepted, next])
        }
        const ids = Array.from({ length: 8 }, (_, index) => `t${index}`)
        const place = new Map(inOrder(accepted, ids).map((id, index) => [id, index]))
        expect(place.size).toBe(8)
        for (const { fromTaskId, toTaskId } of accepted)
          expect(place.get(fromTaskId)).toBeLessThan(place.get(toTaskId) ?? -1)
      }),
      { numRuns: runs },
    )
  })
})

function expectCircle(circle: readonly string[], edges: readonly Edge[]): void {
  circle.forEach((from, index) => {
    const to = circle[(index + 1) % circle.length]
    expect(edges.some(each => each.fromTaskId === from && each.toTaskId === to)).toBe(true)
  })
}

describe('working days', () => {
  // Friday 24 December 2027 is an eve, Monday 27 December an ordinary day.
  const calendar = workingDays(['2027-12-24', '2027-12-25', '2027-12-06', '2028-01-06'])

  it.each([
    ['2027-12-23', 1, '2027-12-27'],
    ['2027-12-27', -1, '2027-12-23'],
    ['2027-12-03', 1, '2027-12-07'],
    ['2027-12-07', 0, '2027-12-07'],
    ['2027-12-27', 8, '2028-01-07'],
  ])('from %s by %i is %s', (from, count, to) => {
    expect(dateOf(calendar.plus(dayOf(from), count))).toBe(to)
  })

  it('are counted as they are walked', () => {
    const rest = new Set(['2027-12-24', '2027-12-06', '2028-01-06'])
    const isWorked = (day: number) =>
      ![0, 6].includes(new Date(day * 864e5).getUTCDay()) && !rest.has(dateOf(day))
    fc.assert(
      fc.property(
        fc.integer({ min: 21_130, max: 21_220 }),
        fc.integer({ min: 0, max: 60 }),
        (from, length) => {
          const walked = Array.from({ length: length + 1 }, (_, index) => from + index).filter(isWorked)
          expect(calendar.count(from, from + length)).toBe(walked.length)
          const [first] = walked
          if (first === undefined) return
          expect(calendar.next(from)).toBe(first)
          expect(calendar.previous(from + length)).toBe(walked.at(-1))
          walked.forEach((day, index) => expect(calendar.plus(first, index)).toBe(day))
          walked.forEach((day, index) => expect(calendar.plus(day, -index)).toBe(first))
        },
      ),
      { numRuns: runs },
    )
  })
})

describe('what a dependency asks', () => {
  const from = { start: dayOf('2027-03-01'), finish: dayOf('2027-03-05') }

  it.each([
    ['fs', 0, '2027-03-06'],
    ['fs', 1440, '2027-03-07'],
    ['fs', 60, '2027-03-07'],
    ['fs', -60, '2027-03-06'],
    ['fs', -1440, '2027-03-05'],
    ['ss', 0, '2027-03-01'],
    ['ss', 2880, '2027-03-03'],
    ['ff', 0, '2027-03-05'],
    ['sf', 0, '2027-02-28'],
  ] as const)('%s with %i minutes is %s', (type, lagMinutes, date) => {
    expect(dateOf(earliest({ type, lagMinutes }, from))).toBe(date)
  })
})

const calendar = workingDays(['2027-03-26', '2027-03-29'])
const day = fc.integer({ min: dayOf('2027-03-01'), max: dayOf('2027-04-20') })
const anyDates = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(day, fc.nat(12)).map(([start, length]) => [dateOf(start), dateOf(start + length)]),
  },
  { weight: 1, arbitrary: day.map(start => [dateOf(start), null]) },
  { weight: 1, arbitrary: day.map(due => [null, dateOf(due)]) },
  { weight: 1, arbitrary: fc.constant([null, null]) },
)
const anyTasks = fc.array(fc.tuple(anyDates, fc.nat(9)), { minLength: 2, maxLength: 9 }).map(all =>
  all.map(
    ([[startDate = null, dueDate = null], closed], index): PlannedTask => ({
      id: `t${index}`,
      startDate,
      dueDate,
      closed: closed === 0 && index > 0,
    }),
  ),
)
const anyEdges = fc.array(
  fc.record({
    a: fc.nat(8),
    b: fc.nat(8),
    type: fc.constantFrom(...dependencyTypes),
    lagMinutes: fc.integer({ min: -6000, max: 6000 }),
  }),
  { maxLength: 16 },
)

/** Edges go from a task to one with a higher number, so there is no circle. */
const edgesOf = (
  wanted: { a: number; b: number; type: TimedEdge['type']; lagMinutes: number }[],
  count: number,
) =>
  wanted.flatMap(({ a, b, ...rest }, index): TimedEdge | [] =>
    a === b || Math.max(a, b) >= count
      ? []
      : { ...rest, id: `d${index}`, fromTaskId: `t${Math.min(a, b)}`, toTaskId: `t${Math.max(a, b)}` },
  )

describe('a push', () => {
  it('makes every dependency hold, and moves nothing earlier or without need', () => {
    fc.assert(
      fc.property(anyTasks, anyEdges, anyDates, (tasks, wantedEdges, [startDate = null, dueDate = null]) => {
        const edges = edgesOf(wantedEdges, tasks.length)
        const moved = pushed(tasks, edges, { taskId: 't0', startDate, dueDate }, calendar)
        const after = new Map(tasks.map(task => [task.id, task]))
        for (const { taskId, from, ...to } of moved) {
          const task = tasks.find(({ id }) => id === taskId)
          expect(from).toEqual({ startDate: task?.startDate, dueDate: task?.dueDate })
          if (task) after.set(taskId, { ...task, ...to })
        }
        const span = (id: string) => {
          const task = after.get(id)
          return task && !task.closed ? spanOf(task) : null
        }
        const reached = new Set(inOrder(edges, ['t0']).slice(1))
        for (const each of edges.filter(({ toTaskId }) => reached.has(toTaskId)))
          expect(holds(each, span(each.fromTaskId), span(each.toTaskId))).toBe(true)
        for (const { taskId, startDate: start, dueDate: due, from, dependencyId } of moved.slice(1)) {
          expect(after.get(taskId)?.closed).toBe(false)
          expect((start ?? '') >= (from.startDate ?? '') && (due ?? '') >= (from.dueDate ?? '')).toBe(true)
          expect([start, due]).not.toEqual([from.startDate, from.dueDate])
          expect(dependencyId).not.toBeNull()
        }
      }),
      { numRuns: runs },
    )
  })

  it('keeps the working days of what it moves, over days of rest', () => {
    const tasks = [
      { id: 'a', startDate: '2027-03-22', dueDate: '2027-03-23', closed: false },
      { id: 'b', startDate: '2027-03-24', dueDate: '2027-03-25', closed: false },
      { id: 'c', startDate: null, dueDate: '2027-04-05', closed: false },
    ]
    const edges = [
      { id: 'ab', fromTaskId: 'a', toTaskId: 'b', type: 'fs', lagMinutes: 0 },
      { id: 'bc', fromTaskId: 'b', toTaskId: 'c', type: 'fs', lagMinutes: 0 },
    ] as const
    const wanted = { taskId: 'a', startDate: '2027-03-22', dueDate: '2027-03-25' }
    expect(pushed(tasks, edges, wanted, calendar).slice(1)).toEqual([
      {
        taskId: 'b',
        startDate: '2027-03-30',
        dueDate: '2027-03-31',
        from: { startDate: '2027-03-24', dueDate: '2027-03-25' },
        dependencyId: 'ab',
      },
    ])
    expect(brokenBy(tasks, edges, { taskId: 'b', startDate: '2027-03-23', dueDate: '2027-03-23' })).toEqual([
      edges[0],
    ])
  })
})
