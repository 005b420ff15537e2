import { contract } from '../../../../platform/contract/family.ts'
import { object, page, paging } from '../../../../platform/contract/shapes.ts'
import { priceReasons } from '../source-rows/price-reasons.ts'
import { obstacleReasons } from './obstacle-reasons.ts'
import { filters, rowFilters, SourceRowShape, UnbilledProjects } from './shapes.ts'

const reading = {
  method: 'GET',
  needs: ['invoicing.manage', 'projects.manage'],
  feature: 'projects',
} as const

export const unbilled = contract({
  name: 'unbilled',
  tag: 'Projects',
  refusals: {},
  events: {},
  reasons: { ...priceReasons, ...obstacleReasons },
  operations: {
    projects: {
      ...reading,
      path: '/v1/invoicing/unbilled',
      summary: 'List what is unbilled by project',
      description:
        'Page through the projects by name, each with what can be billed of it now and what is held, by kind. A project without anything to bill has zeros. What stands on a draft is not counted. `terms` say how work of the project is invoiced on `asOf` that no phase or rate says otherwise of.',
      query: object({ ...paging, ...filters }),
      answers: UnbilledProjects,
      refuses: ['range_end_before_start'],
      example: { query: { asOf: '2026-11-30' } },
    },
    rows: {
      ...reading,
      path: '/v1/invoicing/unbilled/rows',
      summary: 'List unbilled rows',
      description:
        'Page through the hours, purchases, installments, fixed prices and caps of which something is not billed, by date, those that belong to no day last. Each says what it comes to and how that is worked out, and what stands in the way of billing it. `terms` say by which article, value added tax, order reference, payment term and contact it is invoiced on its day, and who says so. A row that stands on an invoice or a draft, whole, is not there.',
      query: object(rowFilters),
      answers: page(SourceRowShape),
      refuses: ['range_end_before_start'],
      example: { query: { asOf: '2026-11-30', kind: 'hours' } },
    },
  },
})
