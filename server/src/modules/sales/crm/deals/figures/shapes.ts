import {
  array,
  described,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  page,
  paging,
  PlainDate,
  RecordId,
  Text,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import { dealStates } from '../life.ts'
import { windowDays } from './windows.ts'

const window = (what: string) => ({
  from: described(PlainDate, `The first day ${what}.`),
  to: described(PlainDate, `The last day ${what}, at most ${windowDays} days in all.`),
})
const idFilter = (description: string, field: string) =>
  Type.String({ format: 'uuid', description, examples: [exampleId(field)] })
const pipelineId = idFilter('The pipeline whose stages are told of.', 'pipelineId')
const onlyPipeline = optional(idFilter('Only deals of the pipeline.', 'pipelineId'))
const onlyOwner = optional(idFilter('Only deals that the member looks after.', 'membershipId'))

export const queries = {
  forecast: {
    ...window('on which deals are expected to be closed'),
    pipelineId: onlyPipeline,
    ownerMembershipId: onlyOwner,
  },
  conversion: { ...window('on which deals got into a stage'), pipelineId, ownerMembershipId: onlyOwner },
  timeInStage: { ...window('on which deals left a stage'), pipelineId, ownerMembershipId: onlyOwner },
  winLoss: {
    ...window('on which deals were closed'),
    pipelineId: onlyPipeline,
    ownerMembershipId: onlyOwner,
  },
}

/** What the query of the deals behind one number of a figure has besides that of the figure. */
export const drilled = {
  ...paging,
  cell: Text(100, { description: 'The `cell` of the number, as the figure with the same query gave it.' }),
}

const Count = (what: string) => Type.Integer({ minimum: 0, description: what })
const Cents = (what: string) => Type.Integer({ minimum: 0, description: what })
const Cell = Type.String({ description: 'What the drilldown names this number by.' })
const Window = {
  from: described(PlainDate, 'The first day of the window, as asked.'),
  to: described(PlainDate, 'The last day of the window, as asked.'),
}

const items = <T extends Parameters<typeof array>[0]>(item: T, description: string) =>
  object({ ...Window, items: array(item, { description }) })

export const Forecast = items(
  object({
    cell: Cell,
    month: Type.String({ description: 'The month of the expected close, `YYYY-MM`.', examples: ['2027-03'] }),
    ownerMembershipId: described(
      nullable(IdOf('membership')),
      'The member who looks after the deals; null for nobody.',
    ),
    deals: Count('How many open deals there are.'),
    dealsWithoutValue: Count('How many of them have no value yet, and so count as nothing.'),
    valueCents: Cents('What they are worth together, in cents.'),
    weightedCents: Cents('The same by their probabilities, each deal rounded to the cent.'),
  }),
  'By month and owner. Open deals without an expected close are in none.',
)

export const Conversion = items(
  object({
    stageId: described(IdOf('pipeline_stage'), 'The stage of the pipeline that the numbers are of.'),
    entered: Count(
      'How many deals got into the stage in the window, each counted once. Its cell: `<stageId>`.',
    ),
    advanced: Count(
      'How many of them got into a later stage of the pipeline afterwards, or were won. Its cell: `<stageId>/advanced`.',
    ),
    lost: Count('How many of the others are lost. Its cell: `<stageId>/lost`.'),
    open: Count('How many of the others are open. Its cell: `<stageId>/open`.'),
    conversionBp: described(
      nullable(Type.Integer()),
      '`advanced` of `entered`, in hundredths of a per cent, half up; null where none got in.',
    ),
  }),
  'Every stage of the pipeline in its order.',
)

export const TimeInStage = items(
  object({
    cell: Cell,
    stageId: described(IdOf('pipeline_stage'), 'The stage of the pipeline that the numbers are of.'),
    stays: Count('How many times a deal left the stage, or was closed in it, in the window.'),
    averageSeconds: described(
      nullable(Type.Integer()),
      'How long they were in it on average; null without any.',
    ),
    medianSeconds: described(nullable(Type.Integer()), 'The median of the same; null without any.'),
    longestSeconds: described(nullable(Type.Integer()), 'The longest of them; null without any.'),
  }),
  'Every stage of the pipeline in its order.',
)

export const WinLoss = items(
  object({
    cell: Cell,
    outcome: oneOf(['won', 'lost'], { description: 'How the deals were closed.' }),
    reasonId: described(nullable(IdOf('close_reason')), 'The close reason; null for deals without one.'),
    deals: Count('How many deals there are.'),
    valueCents: Cents('What they were worth together, in cents.'),
  }),
  'Won deals first, by the value together, the largest first.',
)

export const Drilldown = page(
  object({
    id: RecordId,
    title: Type.String({ description: 'What the deal is about.' }),
    state: oneOf(dealStates, { description: 'Whether it is in play, was won or was lost.' }),
    customerId: described(nullable(IdOf('customer')), 'The customer; null while it has none.'),
    stageId: described(IdOf('pipeline_stage'), 'The stage that it is in now.'),
    ownerMembershipId: described(
      nullable(IdOf('membership')),
      'The member who looks after it; null for nobody.',
    ),
    valueCents: described(nullable(Type.Integer()), 'What it is worth, in cents; null when nobody said.'),
  }),
)
