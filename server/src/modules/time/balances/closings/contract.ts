import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  object,
  optional,
  page,
  paging,
  PlainDate,
  sweeping,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { closingRefusals } from './refusals.ts'
import { keptBalanceReasons } from '../reasons.ts'
import { Kind, PeriodClosing, shapesOf } from './shapes.ts'
import type { ClosingReasons } from './slot.ts'

const needs = ['payroll.run', 'org.admin'] as const
const ById = { id: idOf('period_closing_not_found') }

/** The contract with the reasons that other families tell closings by. */
export function periodClosingsOf(reasons: ClosingReasons) {
  const { ClosingResult, RunClosing } = shapesOf(reasons)
  return contract({
    name: 'periodClosings',
    tag: 'Balances',
    refusals: closingRefusals,
    events: {},
    audited: { period_closing: { '*': 'open' } },
    operations: {
      list: {
        method: 'GET',
        path: '/v1/period-closings',
        sweeps: { table: 'period_closings', deletions: 'never' },
        summary: 'List closings',
        description: 'Page through the closings of periods and years, the latest date first.',
        needs,
        listed: { ids: true },
        query: object(sweeping),
        answers: page(PeriodClosing),
      },
      get: {
        method: 'GET',
        path: '/v1/period-closings/{id}',
        summary: 'Read a closing',
        needs,
        params: ById,
        answers: PeriodClosing,
        refuses: ['period_closing_not_found'],
      },
      listResults: {
        method: 'GET',
        path: '/v1/period-closings/{id}/results',
        summary: 'List the results of a closing',
        description: 'Page through what a closing did, by member and by what was closed.',
        needs,
        listed: { q: 'the name of the member' },
        params: ById,
        query: object({
          ...paging,
          membershipId: optional(
            Type.String({
              format: 'uuid',
              description: 'Only the results of the member.',
              examples: [exampleId('membershipId')],
            }),
          ),
        }),
        answers: page(ClosingResult),
        refuses: ['period_closing_not_found'],
      },
      run: {
        method: 'POST',
        path: '/v1/period-closings',
        summary: 'Close a period or a year',
        description:
          'Closes a flexitime period or a year of everybody. At the end of a flexitime period dates without entries are settled, what is above the ceiling is cut, and what is below the floor is reported; at the end of a year what time banks and leave do not carry over ends. It goes over a hundred members at a time, so that others may write meanwhile. The same request once more, also of a closing that was broken off or whose days were corrected since, ends in what is so then: what stands already is not written again. With `dryRun` it tells what it would do.',
        needs,
        body: object({
          kind: Kind,
          date: described(PlainDate, 'The last day of the period or year; it must be over.'),
          dryRun: DryRun,
        }),
        status: 201,
        answers: RunClosing,
        refuses: ['period_closing_date_in_future'],
        example: { body: { kind: 'flex_period', date: '2026-08-31' } },
      },
    },
  })
}

export const periodClosings = periodClosingsOf(keptBalanceReasons)
