import type { Operation } from '../../../../platform/contract/operation.ts'
import { described, object, page, PlainDate, sweeping } from '../../../../platform/contract/shapes.ts'
import { listedDays } from '../punches/record.ts'
import { BreakTapBody, LivePunchState, PunchView, TapBody, WorkTapBody } from '../punches/shapes.ts'

const own = { needs: 'none', credential: 'personal' } as const
const tap = { ...own, method: 'POST', answers: LivePunchState } as const
const always = ['punch_id_reused', 'punch_too_old', 'punch_in_future'] as const
const naming = ['entry_type_not_found', 'punch_entry_type_unfit'] as const
const allocating = [
  'dimension_not_found',
  'dimension_value_not_found',
  'project_phase_not_found',
  'task_not_found',
] as const

const safe =
  'Safe to send again for ever with the same `clientPunchId`: a punch that landed answers the live state. The order in which punches come makes no difference; one that fits nowhere is kept and told in `punch`.'
const clientPunchId = '0199f2a0-0000-4000-8000-000000000031'

export const punchOperations = {
  state: {
    ...own,
    method: 'GET',
    path: '/v1/me/punch',
    summary: 'Read the own punch clock',
    description: 'Whether the member is clocked in, since when, and by which punches.',
    answers: LivePunchState,
  },
  clockIn: {
    ...tap,
    path: '/v1/me/punch/clock-in',
    summary: 'Clock in',
    description: `Begin to work. ${safe}`,
    body: WorkTapBody,
    refuses: [...always, ...naming, ...allocating],
    example: { body: { clientPunchId } },
  },
  startBreak: {
    ...tap,
    path: '/v1/me/punch/break-start',
    summary: 'Start a break',
    description: `Begin a break. ${safe}`,
    body: BreakTapBody,
    refuses: [...always, ...naming],
    example: { body: { clientPunchId } },
  },
  endBreak: {
    ...tap,
    path: '/v1/me/punch/break-end',
    summary: 'End a break',
    description: `Go on working after a break. ${safe}`,
    body: TapBody,
    refuses: always,
    example: { body: { clientPunchId } },
  },
  setAllocation: {
    ...tap,
    path: '/v1/me/punch/set-allocation',
    summary: 'Say what the time is for from now on',
    description: `Begin another kind of work, or work for something else, without clocking out: the day gets an entry for each. ${safe}`,
    body: WorkTapBody,
    refuses: [...always, ...naming, ...allocating],
    example: { body: { clientPunchId, note: 'Planning' } },
  },
  clockOut: {
    ...tap,
    path: '/v1/me/punch/clock-out',
    summary: 'Clock out',
    description: `Stop working: the draft of the day on which the clocking in began gets what was punched as entries. Confirming it stays a step of its own. ${safe}`,
    body: WorkTapBody,
    refuses: [...always, ...naming, ...allocating],
    example: { body: { clientPunchId } },
  },
  list: {
    ...own,
    method: 'GET',
    path: '/v1/me/punches',
    sweeps: { table: 'punches', deletions: 'never' },
    summary: 'List own punches',
    description: `The member's punches by the dates that they count for, in the order of time, whatever became of them. The window is at most ${listedDays} days, also in a sweep.`,
    listed: { ids: true },
    query: object({
      from: described(PlainDate, 'The first day of the window.'),
      to: described(PlainDate, 'The last day of the window, which is part of it.'),
      ...sweeping,
    }),
    answers: page(PunchView),
    refuses: ['range_too_long', 'range_end_before_start'],
  },
} as const satisfies Readonly<Record<string, Operation>>
