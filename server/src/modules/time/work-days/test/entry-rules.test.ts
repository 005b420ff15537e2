import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { EntryCategory } from '../interpretation/day.ts'
import { noDetails } from '../details/slot.ts'
import { entriesToWrite } from '../writing/entry-rules.ts'
import { lunch, standby, work } from './days.ts'

describe('the entries of a write', () => {
  const projects = newId()
  const house = newId()
  const references = {
    ids: [newId(), newId(), newId()],
    replaced: [],
    source: 'manual',
    workDate: '2026-10-14',
    timeZone: 'Europe/Helsinki',
    kept: [],
    punched: [],
    neighbours: [],
    entryTypes: new Map([work, lunch, standby].map(type => [type.id, type])),
    levels: new Map([
      [projects, { id: projects }],
      ['project', { id: projects }],
    ]),
    values: new Map([[house, { dimensionId: projects }]]),
    inactive: new Set<string>(),
    details: noDetails,
  } as const
  const span = (startMinutes: number, endMinutes: number, type = work) => ({
    entryTypeId: type.id,
    startMinutes,
    endMinutes,
  })

  const cases: [string, string | null, Parameters<typeof entriesToWrite>[0], string?][] = [
    ['nothing at all', null, []],
    ['a span', null, [span(480, 960)]],
    ['a duration', null, [{ entryTypeId: work.id, durationMinutes: 450 }]],
    ['a span and a duration', 'entry_form_invalid', [{ ...span(480, 960), durationMinutes: 480 }]],
    ['neither', 'entry_form_invalid', [{ entryTypeId: work.id }]],
    ['half a span', 'entry_form_invalid', [{ entryTypeId: work.id, startMinutes: 480 }]],
    [
      'half a span and a duration',
      'entry_form_invalid',
      [{ entryTypeId: work.id, endMinutes: 480, durationMinutes: 60 }],
    ],
    ['an empty span', 'entry_end_before_start', [span(480, 480)]],
    ['a span that runs back', 'entry_end_before_start', [span(960, 480)]],
    ['a night shift over midnight', null, [span(1320, 1800)]],
    ['spans that touch', null, [span(480, 720), span(720, 960)]],
    ['spans that overlap by a minute', 'entry_overlap', [span(480, 721), span(720, 960)]],
    ['a break inside work', null, [span(480, 960), span(690, 720, lunch)]],
    [
      'two breaks that overlap',
      'entry_overlap',
      [span(480, 960), span(690, 720, lunch), span(700, 730, lunch)],
    ],
    ['work inside standby', null, [span(0, 1440, standby), span(600, 660)]],
    ['a duration beside spans', null, [span(480, 960), { entryTypeId: work.id, durationMinutes: 60 }]],
    ['24 hours of work', null, [{ entryTypeId: work.id, durationMinutes: 1440 }]],
    [
      'a minute more than the day has',
      'entry_day_total_exceeded',
      [{ entryTypeId: work.id, durationMinutes: 1440 }, span(480, 481)],
    ],
    [
      '24 hours on a day of 23',
      'entry_day_total_exceeded',
      [{ entryTypeId: work.id, durationMinutes: 1440 }],
      '2026-03-29',
    ],
    ['from midnight to midnight of a day of 23 hours', null, [span(0, 1440)], '2026-03-29'],
    ['from midnight to midnight of a day of 25 hours', null, [span(0, 1440)], '2026-10-25'],
    ['an hour past a day of 25 hours', 'entry_day_total_exceeded', [span(0, 1500)], '2026-10-25'],
    ['an unknown entry type', 'entry_type_not_found', [{ entryTypeId: newId(), durationMinutes: 60 }]],
    [
      'an allocation by level code',
      null,
      [{ ...span(480, 960), allocations: [{ dimensionId: 'project', valueId: house }] }],
    ],
    [
      'an unknown level',
      'dimension_not_found',
      [{ ...span(480, 960), allocations: [{ dimensionId: 'nope', valueId: house }] }],
    ],
    [
      'an unknown target',
      'dimension_value_not_found',
      [{ ...span(480, 960), allocations: [{ dimensionId: projects, valueId: newId() }] }],
    ],
  ]
  it.each(cases)('%s: %s', (_, code, inputs, workDate = '2026-10-14') => {
    const decision = entriesToWrite(inputs, { ...references, workDate })
    if (code) expect(decision).toMatchObject({ refusal: code })
    else
      expect(decision).toMatchObject({
        state: inputs.map(input => ({ entryType: { id: input.entryTypeId } })),
      })
  })
  it('say how long the day is that they do not fit into', () =>
    expect(entriesToWrite([span(0, 1500)], { ...references, workDate: '2026-10-25' })).toMatchObject({
      detail: 'The entries add up to 1560 minutes; 2026-10-25 has 1500.',
      extra: { totalMinutes: 1560, dayMinutes: 1500 },
    }))

  const on = (
    workDate: string,
    startMinutes: number,
    endMinutes: number,
    category = 'work' as EntryCategory,
  ) => ({
    workDate,
    startMinutes,
    endMinutes,
    category,
  })
  const neighbours: [string, string, boolean, [number, number], ReturnType<typeof on>][] = [
    [
      'a shift of the day before that runs into it',
      '2026-10-13',
      true,
      [240, 720],
      on('2026-10-12', 1320, 1800),
    ],
    ['a shift that runs up to it', '2026-10-13', false, [360, 720], on('2026-10-12', 1320, 1800)],
    ['the next day’s morning', '2026-10-13', true, [1320, 1800], on('2026-10-14', 240, 720)],
    ['the next day’s morning, later', '2026-10-13', false, [1320, 1800], on('2026-10-14', 360, 720)],
    ['a span written past midnight altogether', '2026-10-13', true, [1500, 1980], on('2026-10-14', 60, 540)],
    ['standby of the day before', '2026-10-13', false, [240, 720], on('2026-10-12', 1020, 1860, 'standby')],
    // 04:10 of the Sunday is three hours and ten minutes after its midnight.
    ['over the spring change', '2026-03-29', true, [180, 330], on('2026-03-28', 1320, 1690)],
    ['after the spring change', '2026-03-29', false, [240, 330], on('2026-03-28', 1320, 1680)],
    // 03:30 comes twice: the first of them is meant on both days.
    ['over the autumn change', '2026-10-25', true, [200, 480], on('2026-10-24', 1320, 1670)],
  ]
  it.each(neighbours)('%s (%s): overlaps %s', (_, workDate, overlaps, [from, to], neighbour) => {
    const decision = entriesToWrite([span(from, to)], { ...references, workDate, neighbours: [neighbour] })
    expect(decision).toMatchObject(
      overlaps
        ? {
            refusal: 'entry_overlap',
            extra: { workDates: [workDate, neighbour.workDate].sort() },
          }
        : { state: [{}] },
    )
    if (overlaps) expect(decision).toMatchObject({ detail: expect.stringContaining(neighbour.workDate) })
  })
})
