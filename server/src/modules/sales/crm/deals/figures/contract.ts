import { contract } from '../../../../../platform/contract/family.ts'
import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import { object } from '../../../../../platform/contract/shapes.ts'
import { pipelineNotFound } from '../../pipelines/refusals.ts'
import { Conversion, Drilldown, drilled, Forecast, queries, TimeInStage, WinLoss } from './shapes.ts'

const read = { method: 'GET', needs: ['crm.use'], feature: 'crm' } as const
const path = '/v1/crm/figures'
const bounds = ['range_end_before_start', 'range_too_long'] as const
const example = { query: { from: '2026-10-01', to: '2026-12-31' } }
const drilldown = (figure: string) =>
  ({
    summary: `List the deals behind ${figure}`,
    description:
      'The deals that a number of the figure counts, with the query of the figure and the `cell` of the number.',
    answers: Drilldown,
  }) as const
const drilledExample = (cell: string) => ({ query: { ...example.query, cell } })

export const dealFigures = contract({
  name: 'dealFigures',
  tag: 'CRM',
  refusals: {},
  uses: { refusals: pipelineNotFound },
  events: {},
  operations: {
    forecast: {
      ...read,
      path: `${path}/forecast`,
      summary: 'Forecast sales',
      description:
        'What open deals are worth by the month of their expected close and their owner, as they are now.',
      query: object(queries.forecast),
      answers: Forecast,
      refuses: bounds,
      example,
    },
    forecastDrilldown: {
      ...read,
      path: `${path}/forecast/drilldown`,
      ...drilldown('a forecast'),
      query: object({ ...drilled, ...queries.forecast }),
      refuses: bounds,
      example: drilledExample('2026-11/none'),
    },
    conversion: {
      ...read,
      path: `${path}/conversion`,
      summary: 'Show how deals get on by stage',
      description:
        'Of the deals that got into each stage of a pipeline in the window, how many got further until now. Places of stages are those of today.',
      query: object(queries.conversion),
      answers: Conversion,
      refuses: ['pipeline_not_found', ...bounds],
      example,
    },
    conversionDrilldown: {
      ...read,
      path: `${path}/conversion/drilldown`,
      ...drilldown('a conversion'),
      query: object({ ...drilled, ...queries.conversion }),
      refuses: bounds,
      example: drilledExample(`${exampleId('stageId')}/advanced`),
    },
    timeInStage: {
      ...read,
      path: `${path}/time-in-stage`,
      summary: 'Show how long deals are in the stages',
      description:
        'How long deals were in each stage of a pipeline that left it in the window, closed deals their last stage.',
      query: object(queries.timeInStage),
      answers: TimeInStage,
      refuses: ['pipeline_not_found', ...bounds],
      example,
    },
    timeInStageDrilldown: {
      ...read,
      path: `${path}/time-in-stage/drilldown`,
      ...drilldown('a time in a stage'),
      query: object({ ...drilled, ...queries.timeInStage }),
      refuses: bounds,
      example: drilledExample(exampleId('stageId')),
    },
    winLoss: {
      ...read,
      path: `${path}/win-loss`,
      summary: 'Show why deals are won and lost',
      description: 'The deals that were closed in the window and are closed still, by outcome and reason.',
      query: object(queries.winLoss),
      answers: WinLoss,
      refuses: bounds,
      example,
    },
    winLossDrilldown: {
      ...read,
      path: `${path}/win-loss/drilldown`,
      ...drilldown('wins and losses'),
      query: object({ ...drilled, ...queries.winLoss }),
      refuses: bounds,
      example: drilledExample('lost/none'),
    },
  },
})
