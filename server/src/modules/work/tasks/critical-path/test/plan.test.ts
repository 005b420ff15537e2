import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dependencyTypes } from '../../dependencies/graph.ts'
import type { TimedEdge } from '../../dependencies/timing.ts'
import { dateOf, dayOf, workingDays } from '../../dependencies/working-days.ts'
import { type EstimatedTask, planned } from '../plan.ts'

const runs = Number(process.env['KONTTORI_GRAPHS'] ?? 300)
const holidays = ['2027-03-26', '2027-03-29']
const calendar = workingDays(holidays)
const begins = dayOf('2027-03-01')

const task = (
  id: string,
  estimateMinutes: number | null,
  startDate: string | null = null,
): EstimatedTask => ({
  id,
  estimateMinutes,
  startDate,
  dueDate: null,
})
const fs = (id: string, fromTaskId: string, toTaskId: string, lagMinutes = 0): TimedEdge => ({
  id,
  fromTaskId,
  toTaskId,
  type: 'fs',
  lagMinutes,
})

describe('a schedule', () => {
  it('finds the critical path, and how far the rest may slip', () => {
    const tasks = [task('plan', 900), task('build', 2250), task('paint', 450), task('hand', null)]
    const edges = [
      fs('1', 'plan', 'build'),
      fs('2', 'plan', 'paint'),
      fs('3', 'build', 'hand'),
      fs('4', 'paint', 'hand'),
    ]
    const shown = planned(tasks, edges, { begins, calendar }).map(
      ({ taskId, earliest: { start, finish }, slackDays, drivenBy }) => [
        taskId,
        dateOf(start),
        dateOf(finish),
        slackDays,
        drivenBy,
      ],
    )
    expect(shown).toEqual([
      ['plan', '2027-03-01', '2027-03-02', 0, null],
      ['build', '2027-03-03', '2027-03-09', 0, '1'],
      ['paint', '2027-03-03', '2027-03-03', 4, '2'],
      ['hand', '2027-03-10', '2027-03-10', 0, '3'],
    ])
  })

  it('of nothing is nothing', () => {
    expect(planned([], [], { begins, calendar })).toEqual([])
  })
})

const day = fc.integer({ min: begins, max: begins + 40 })
const anyTasks = fc.array(
  fc.record({
    estimateMinutes: fc.option(fc.integer({ min: 0, max: 4000 })),
    start: fc.option(day),
    length: fc.option(fc.nat(9)),
  }),
  { minLength: 1, maxLength: 8 },
)
const anyEdges = fc.array(
  fc.record({
    a: fc.nat(7),
    b: fc.nat(7),
    type: fc.constantFrom(...dependencyTypes),
    lagMinutes: fc.integer({ min: -4000, max: 6000 }),
  }),
  { maxLength: 12 },
)

/** Independent of the rules: walks day by day until nothing is broken any more. */
function walked(
  tasks: readonly EstimatedTask[],
  edges: readonly TimedEdge[],
  notBefore: ReadonlyMap<string, number> = new Map(),
): Map<string, { start: number; finish: number }> {
  const isWorked = (at: number) =>
    ![0, 6].includes(new Date(at * 864e5).getUTCDay()) && !holidays.includes(dateOf(at))
  const spanFrom = (each: EstimatedTask, from: number) => {
    let start = from
    while (!isWorked(start)) start++
    let left = lengthOf(each, isWorked) - 1
    let finish = start
    while (left > 0) if (isWorked(++finish)) left--
    return { start, finish }
  }
  const spans = new Map(
    tasks.map(each => [
      each.id,
      spanFrom(
        each,
        Math.max(each.startDate === null ? begins : dayOf(each.startDate), notBefore.get(each.id) ?? 0),
      ),
    ]),
  )
  for (let again = true; again; ) {
    again = false
    for (const { fromTaskId, toTaskId, type, lagMinutes } of edges) {
      const [from, to] = [spans.get(fromTaskId), spans.get(toTaskId)]
      const later = tasks.find(({ id }) => id === toTaskId)
      if (!from || !to || !later) continue
      const before = (type === 'fs' || type === 'ff' ? from.finish + 1 : from.start) * 1440 + lagMinutes
      const after = (type === 'fs' || type === 'ss' ? to.start : to.finish + 1) * 1440
      if (after >= before) continue
      spans.set(toTaskId, spanFrom(later, to.start + 1))
      again = true
    }
  }
  return spans
}

function lengthOf({ startDate, dueDate, estimateMinutes }: EstimatedTask, isWorked: (at: number) => boolean) {
  if (startDate === null || dueDate === null) return Math.max(1, Math.ceil((estimateMinutes ?? 0) / 450))
  let length = 0
  for (let at = dayOf(startDate); at <= dayOf(dueDate); at++) if (isWorked(at)) length++
  return Math.max(1, length)
}

it('is as a walk day by day finds it, and its slack is all that there is', () => {
  fc.assert(
    fc.property(anyTasks, anyEdges, (drawn, wanted) => {
      const tasks = drawn.map(({ estimateMinutes, start, length }, index) => ({
        id: `t${index}`,
        estimateMinutes,
        startDate: start === null ? null : dateOf(start),
        dueDate: start === null || length === null ? null : dateOf(start + length),
      }))
      const edges = wanted.flatMap(({ a, b, type, lagMinutes }, index): TimedEdge | [] =>
        a === b || Math.max(a, b) >= tasks.length
          ? []
          : {
              type,
              lagMinutes,
              id: `d${index}`,
              fromTaskId: `t${Math.min(a, b)}`,
              toTaskId: `t${Math.max(a, b)}`,
            },
      )
      const naive = walked(tasks, edges)
      const end = Math.max(...Array.from(naive.values(), ({ finish }) => finish))
      const schedule = planned(tasks, edges, { begins, calendar })
      for (const { taskId, earliest, latest, slackDays } of schedule) {
        expect(earliest).toEqual(naive.get(taskId))
        expect(slackDays).toBeGreaterThanOrEqual(0)
        const ends = (notBefore: number) =>
          Math.max(
            ...Array.from(
              walked(tasks, edges, new Map([[taskId, notBefore]])).values(),
              ({ finish }) => finish,
            ),
          )
        expect(ends(latest.start)).toBe(end)
        expect(ends(latest.start + 1)).toBeGreaterThan(end)
        expect(calendar.count(earliest.start, latest.start) - 1).toBe(slackDays)
      }
      expect(schedule.some(({ slackDays }) => slackDays === 0)).toBe(true)
    }),
    { numRuns: runs },
  )
})
