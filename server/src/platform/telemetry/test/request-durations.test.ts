import { expect, test } from 'vitest'
import { RequestDurations } from '../request-durations.ts'

test('every duration is counted in all buckets it is within, a bound belonging to its own', () => {
  const durations = new RequestDurations()
  const note = durations.of('members.list')
  for (const milliseconds of [0, 1, 1.5, 400, 60_000]) note(200, milliseconds)
  note(503, 3000)
  const of = (status: string) =>
    durations
      .text()
      .split('\n')
      .filter(line => line.includes(status))
      .map(line => line.replace(/^konttori_request_duration_seconds_(.*),?status="\dxx",?/, '$1'))

  expect(of('2xx')).toEqual([
    'bucket{operation="members.list",le="0.001"} 2',
    'bucket{operation="members.list",le="0.0025"} 3',
    'bucket{operation="members.list",le="0.005"} 3',
    'bucket{operation="members.list",le="0.01"} 3',
    'bucket{operation="members.list",le="0.025"} 3',
    'bucket{operation="members.list",le="0.05"} 3',
    'bucket{operation="members.list",le="0.1"} 3',
    'bucket{operation="members.list",le="0.25"} 3',
    'bucket{operation="members.list",le="0.5"} 4',
    'bucket{operation="members.list",le="1"} 4',
    'bucket{operation="members.list",le="2.5"} 4',
    'bucket{operation="members.list",le="5"} 4',
    'bucket{operation="members.list",le="10"} 4',
    'bucket{operation="members.list",le="+Inf"} 5',
    'sum{operation="members.list",} 60.4025',
    'count{operation="members.list",} 5',
  ])
  expect(of('5xx').at(-1)).toBe('count{operation="members.list",} 1')
})

test('an operation that nobody has asked for has no series', () => {
  const durations = new RequestDurations()
  durations.of('members.list')
  expect(durations.text().trim().split('\n')).toHaveLength(2)
})
