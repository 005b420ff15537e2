import type { RawBuilder } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import {
  array,
  described,
  Id,
  IdOf,
  Instant,
  nullable,
  object,
  PlainDate,
  type Static,
  type TSchema,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { Slot, SlotMisfilled } from '../../../../platform/slots.ts'
import type { Instant as InstantText } from '../../../../platform/vocabulary/dates.ts'

/** Records of one kind in an overview; the operation that lists them has the rest. */
export const overviewItems = 10

const withheld = (records: string) => `null for a caller who may not read ${records}.`

const Count = (what: string) => Type.Integer({ minimum: 0, description: `How many ${what} there are.` })
const some = <T extends TSchema>(item: T, description: string) =>
  array(item, { maxItems: overviewItems, description })

const Activity = object(
  {
    id: described(Id, 'The activity.'),
    type: Type.String({ description: 'What kind of activity it is, such as a call or a meeting.' }),
    subject: nullable(Type.String({ description: 'What it is about; null when nobody said.' })),
    dueAt: described(nullable(Instant), 'When it is to be done by; null without a deadline.'),
    doneAt: described(nullable(Instant), 'When it was done; null while it is not.'),
    ownerMembershipId: described(
      nullable(IdOf('membership')),
      'The member who is to do it; null for nobody.',
    ),
    dealId: described(nullable(IdOf('deal')), 'The deal that it concerns; null for none.'),
  },
  { title: 'OverviewActivity' },
)

const Deal = object(
  {
    id: described(Id, 'The deal.'),
    title: Type.String({ description: 'What the deal is called.' }),
    stageId: described(IdOf('pipeline_stage'), 'The stage of the pipeline that it is in.'),
    stageName: Type.String({ description: 'What the stage is called.' }),
    valueCents: nullable(Type.Integer({ description: 'What it is worth, in cents; null when nobody said.' })),
    expectedCloseDate: described(nullable(PlainDate), 'When it is expected to close; null when nobody said.'),
    ownerMembershipId: described(
      nullable(IdOf('membership')),
      'The member who looks after it; null for nobody.',
    ),
  },
  { title: 'OverviewDeal' },
)

const File = object(
  {
    id: described(Id, 'The attachment; `GET /v1/attachments/{id}/download` leads to its bytes.'),
    fileName: Type.String({ description: 'What the file was called when it was added.' }),
    role: Type.String({ description: 'What the file is for, such as a contract.' }),
    contentType: Type.String({ description: 'The media type of the bytes.' }),
    size: Type.Integer({ description: 'Bytes.' }),
    finalizedAt: described(Instant, 'When the bytes were found in order.'),
    createdByMembershipId: described(IdOf('membership'), 'The member who added it.'),
  },
  { title: 'OverviewFile' },
)

const Project = object(
  {
    id: described(Id, 'The project.'),
    code: Type.String({ description: 'What the organisation knows it by.' }),
    name: Type.String({ description: 'What the project is called.' }),
    state: Type.String({ description: 'Where it stands: planned, active or on hold.' }),
    endDate: described(nullable(PlainDate), 'Its last day; null when nobody said.'),
    managerMembershipId: described(
      nullable(IdOf('membership')),
      'The member who answers for it; null for nobody.',
    ),
  },
  { title: 'OverviewProject' },
)

const MergedCustomer = object(
  {
    id: described(Id, 'The customer that was merged away; `GET /v1/customers/{id}` shows it as it was.'),
    code: nullable(Type.String({ description: 'The code that leads here since; null without one.' })),
    name: Type.String({ description: 'What it was called.' }),
    mergedAt: described(Instant, 'When it was merged away.'),
  },
  { title: 'OverviewMergedCustomer' },
)

/** What an overview consists of beside the customer. A family that has one of these contributes it to `customerOverview`. */
export const overviewParts = {
  contacts: object(
    {
      count: Count('active contacts of the customer'),
      primary: nullable(
        object(
          {
            id: described(Id, 'The person.'),
            name: Type.String({ description: 'What the person is called.' }),
            jobTitle: nullable(
              Type.String({ description: 'What the person does there; null when nobody said.' }),
            ),
            email: nullable(Type.String({ description: 'An e-mail address; null when none is known.' })),
            phone: nullable(Type.String({ description: 'A telephone number; null when none is known.' })),
          },
          { description: 'The one by whom the customer is reached first of all; null when there is none.' },
        ),
      ),
    },
    { description: `The people by whom the customer is reached; ${withheld('contacts')}` },
  ),
  openDeals: object(
    {
      count: Count('open deals'),
      valueCents: Type.Integer({ description: 'What they are worth together, in cents.' }),
      deals: some(Deal, 'Those that are expected to close first.'),
    },
    { description: `What is being sold to the customer; ${withheld('deals')}` },
  ),
  nextActivities: object(
    {
      count: Count('planned activities'),
      activities: some(Activity, 'Those that are due first.'),
    },
    { description: `What is planned with the customer; ${withheld('activities')}` },
  ),
  lastActivities: object(
    { activities: some(Activity, 'Those that were done last, the latest first.') },
    { description: `What was done with the customer; ${withheld('activities')}` },
  ),
  files: object(
    {
      count: Count('finalized files of the customer'),
      files: some(File, 'Those that were finalized last, the latest first.'),
    },
    { description: `The files of the customer itself; ${withheld('them')}` },
  ),
  openProjects: object(
    {
      count: Count('projects that are neither completed nor closed'),
      projects: some(Project, 'Those that end first.'),
    },
    { description: `What is done for the customer; ${withheld('projects')}` },
  ),
  mergedCustomers: object(
    {
      count: Count('customers that were merged into this one'),
      customers: some(MergedCustomer, 'Those that were merged last, the latest first.'),
    },
    { description: `The customers that lead here since they were merged; ${withheld('customers')}` },
  ),
} as const satisfies Readonly<Record<string, TSchema>>

export type OverviewPart = keyof typeof overviewParts
/** The parts as they are answered; null for one that the caller may not see, or that nobody has. */
export type OverviewParts = { readonly [Part in OverviewPart]: Static<(typeof overviewParts)[Part]> | null }

/** Of whom and for whom an overview is made. */
export interface OverviewOf {
  /** To be bound as a parameter to every table of the fragment. */
  readonly orgId: string
  readonly customerId: RawBuilder<unknown>
  readonly caller: Caller
  readonly now: InstantText
}

/** One part of an overview, told by the family that has its records. */
export interface CustomerOverviewPart {
  readonly part: OverviewPart
  /** Whether the caller may see it: as a rule `mayCall` of the operation that lists the same records. */
  sees(caller: Caller): boolean
  /**
   * A scalar expression of `jsonb` that has the shape of the part, never null: `(select jsonb_build_object(…))`. It is read
   * with the customer in one statement. Instants take the form that `Table.object` gives them.
   */
  fragment(of: OverviewOf): RawBuilder<unknown>
}

export type CustomerOverview = ReadonlyMap<OverviewPart, CustomerOverviewPart>

/** Filled by every family that has a part of it; each part by one. */
export const customerOverview = new Slot<CustomerOverviewPart, CustomerOverview>(
  'customers.overview',
  parts => {
    const byName = new Map(parts.map(each => [each.part, each]))
    if (byName.size < parts.length)
      throw new SlotMisfilled('Two modules contribute one part of the overview of customers.')
    return byName
  },
)
