// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  Activity,
  ActivityOutcome,
  CloseReason,
  Deal,
  DeletedRecord,
  DisqualifyReason,
  Lead,
  LeadAssignmentVersion,
  LeadConversion,
  LeadDuplicate,
  LeadScoreVersion,
  LeadSource,
  Pipeline,
  Product,
  TimelineEntry,
  WithNames,
} from './schemas.ts'

export type PipelinesListQuery = {
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
}

export type PipelinesListAnswer = Page<Pipeline>

export type PipelinesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Makes it the default in place of the present one; the first pipeline is in any case. */
  isDefault?: boolean | undefined
  /** Its stages in their order. */
  stages: readonly {
    /** Unique in the pipeline: lower-case letters, digits, `_` and `-`. Imports name stages by it. */
    code: string
    /** What people see and choose it by. */
    name: string
    /** How likely deals of the stage are won, in hundredths of a per cent. */
    probabilityBp: number
    /** After so many days a deal counts as rotten; null for never. */
    rottingDays?: number | null | undefined
    /** What a deal needs before it is put into the stage: `customerId`, `ownerMembershipId`, `valueCents`, `expectedCloseDate`, `contacts` or `lines` (at least one), and `cf.<key>` for a custom field of deals. */
    requiredFields?: readonly string[] | undefined
  }[]
}

export type PipelinesCreateAnswer = Pipeline

export type PipelinesGetAnswer = Pipeline

export type PipelinesUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** True makes it the default in place of the present one. */
  isDefault?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type PipelinesUpdateAnswer = Pipeline

export type PipelinesReorderBody = {
  /** The ids of all pipelines, deactivated ones too, in order. */
  pipelineIds: readonly string[]
}

export type PipelinesReorderAnswer = Page<Pipeline>

export type PipelinesReactivateBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type PipelinesReactivateAnswer = Pipeline

export type PipelinesAddStageBody = {
  /** Unique in the pipeline: lower-case letters, digits, `_` and `-`. Imports name stages by it. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** How likely deals of the stage are won, in hundredths of a per cent. */
  probabilityBp: number
  /** After so many days a deal counts as rotten; null for never. */
  rottingDays?: number | null | undefined
  /** What a deal needs before it is put into the stage: `customerId`, `ownerMembershipId`, `valueCents`, `expectedCloseDate`, `contacts` or `lines` (at least one), and `cf.<key>` for a custom field of deals. */
  requiredFields?: readonly string[] | undefined
  /** Its place in the order, from 0; the last when absent. */
  position?: number | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type PipelinesAddStageAnswer = Pipeline

export type PipelinesUpdateStagePath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `pipeline_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `pipeline_stage_not_found`. */
  stageId: string
}

export type PipelinesUpdateStageBody = {
  /** Unique in the pipeline: lower-case letters, digits, `_` and `-`. Imports name stages by it. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** How likely deals of the stage are won, in hundredths of a per cent. */
  probabilityBp?: number | undefined
  /** After so many days a deal counts as rotten; null for never. */
  rottingDays?: number | null | undefined
  /** What a deal needs before it is put into the stage: `customerId`, `ownerMembershipId`, `valueCents`, `expectedCloseDate`, `contacts` or `lines` (at least one), and `cf.<key>` for a custom field of deals. */
  requiredFields?: readonly string[] | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type PipelinesUpdateStageAnswer = Pipeline

export type PipelinesReorderStagesBody = {
  /** The ids of all stages of the pipeline, deactivated ones too, in order. */
  stageIds: readonly string[]
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type PipelinesReorderStagesAnswer = Pipeline

export type PipelinesReactivateStagePath = PipelinesUpdateStagePath

export type PipelinesReactivateStageBody = PipelinesReactivateBody

export type PipelinesReactivateStageAnswer = Pipeline

export type PipelinesDeactivateBody = {
  /** The active stage that open deals are moved to, of another pipeline. */
  toStageId?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PipelinesDeactivateAnswer = Pipeline

export type PipelinesDeactivateStagePath = PipelinesUpdateStagePath

export type PipelinesDeactivateStageBody = {
  /** The active stage that open deals are moved to, another one of the pipeline. */
  toStageId?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PipelinesDeactivateStageAnswer = Pipeline

export type DealsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of the title; letter case does not matter. */
  q?: string | undefined
  /** Only deals in this state. */
  state?: 'open' | 'won' | 'lost' | undefined
  /** Only deals of the pipeline. */
  pipelineId?: string | undefined
  /** Only deals in the stage, or closed in it. */
  stageId?: string | undefined
  /** Only deals with the customer. */
  customerId?: string | undefined
  /** Only deals with the contact among theirs. */
  contactId?: string | undefined
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** Only deals that nobody looks after, or a member who has left. */
  unowned?: boolean | undefined
  /** Only deals expected to be closed on the day or later. */
  expectedCloseFrom?: string | undefined
  /** Only deals expected to be closed on the day or earlier. */
  expectedCloseTo?: string | undefined
  /** True for open deals that have been in their stage for its rotting days, false for all others. */
  rotting?: boolean | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The deal's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** `createdAt` unless said otherwise. Deals without the value come last in both directions. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'title' | 'valueCents' | 'expectedCloseDate' | 'stageEnteredAt' | undefined
  /** `desc` for `createdAt` and `valueCents`, `asc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type DealsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Deal[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type DealsCreateBody = {
  /** What the deal is about. */
  title: string
  /** The pipeline, an active one; that of `stageId`, else the default one. */
  pipelineId?: string | undefined
  /** The stage, an active one; the first of the pipeline when absent. */
  stageId?: string | undefined
  /** The customer, an active one; null for none. */
  customerId?: string | null | undefined
  /** Contacts, of the customer where it has one; the list is replaced whole. */
  contacts?:
    | readonly {
        /** The contact, a person. */
        contactId: string
        /** What part the contact has in the deal; null when nobody said. */
        role?: 'decision_maker' | 'influencer' | 'user' | 'buyer' | 'technical' | 'other' | null | undefined
        /** Whether it is the one to turn to first; without any, the first of the list is. */
        primary?: boolean | undefined
      }[]
    | undefined
  /** The member who looks after it; null for nobody. */
  ownerMembershipId?: string | null | undefined
  /** What it is worth, in cents; null for unknown. Not with lines. */
  valueCents?: number | null | undefined
  /** A probability of its own; null for that of the stage. */
  ownProbabilityBp?: number | null | undefined
  /** What it is made of, in order; the list is replaced whole, and its sum is the value. */
  lines?:
    | readonly {
        /** A product of the price list, which says what the line leaves out, at the price of today; null for none. */
        productId?: string | null | undefined
        /** What is sold. */
        description?: string | undefined
        /** What the quantity is counted in; null for nothing. */
        unit?: string | null | undefined
        /** How many units, in thousandths: 1500 is one and a half. */
        quantityMilli: number
        /** The price of one unit in cents, without value added tax. */
        unitPriceCents?: number | undefined
        /** The discount of the line, in hundredths of a per cent. */
        discountBp?: number | undefined
      }[]
    | undefined
  /** When it is expected to be closed; null for unknown. */
  expectedCloseDate?: string | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
}

export type DealsCreateAnswer = Deal

export type DealsGetQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type DealsGetAnswer = Deal & WithNames

export type DealsUpdateBody = {
  /** What the deal is about. */
  title?: string | undefined
  /** The customer, an active one; null for none. */
  customerId?: string | null | undefined
  /** Contacts, of the customer where it has one; the list is replaced whole. */
  contacts?:
    | readonly {
        /** The contact, a person. */
        contactId: string
        /** What part the contact has in the deal; null when nobody said. */
        role?: 'decision_maker' | 'influencer' | 'user' | 'buyer' | 'technical' | 'other' | null | undefined
        /** Whether it is the one to turn to first; without any, the first of the list is. */
        primary?: boolean | undefined
      }[]
    | undefined
  /** The member who looks after it; null for nobody. */
  ownerMembershipId?: string | null | undefined
  /** What it is worth, in cents; null for unknown. Not with lines. */
  valueCents?: number | null | undefined
  /** A probability of its own; null for that of the stage. */
  ownProbabilityBp?: number | null | undefined
  /** What it is made of, in order; the list is replaced whole, and its sum is the value. */
  lines?:
    | readonly {
        /** A product of the price list, which says what the line leaves out, at the price of today; null for none. */
        productId?: string | null | undefined
        /** What is sold. */
        description?: string | undefined
        /** What the quantity is counted in; null for nothing. */
        unit?: string | null | undefined
        /** How many units, in thousandths: 1500 is one and a half. */
        quantityMilli: number
        /** The price of one unit in cents, without value added tax. */
        unitPriceCents?: number | undefined
        /** The discount of the line, in hundredths of a per cent. */
        discountBp?: number | undefined
      }[]
    | undefined
  /** When it is expected to be closed; null for unknown. */
  expectedCloseDate?: string | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type DealsUpdateAnswer = Deal

export type DealsChangeStageBody = {
  /** The stage, an active one of the pipeline. */
  stageId: string
  /** The pipeline to move to; that of the deal when absent. */
  pipelineId?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type DealsChangeStageAnswer = Deal

export type DealsWinBody = {
  /** An active close reason with the outcome `won`. */
  reasonId?: string | undefined
  /** The project that it became, of the same customer or of none; null, as when absent, for none. */
  projectId?: string | null | undefined
  /** What there is to say of it. */
  note?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type DealsWinAnswer = Deal

export type DealsLoseBody = {
  /** An active close reason with the outcome `lost`. */
  reasonId: string
  /** What there is to say of it. */
  note?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type DealsLoseAnswer = Deal

export type DealsReopenBody = {
  /** The stage, an active one of the pipeline. */
  stageId?: string | undefined
  /** The pipeline to move to; that of the deal when absent. */
  pipelineId?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type DealsReopenAnswer = Deal

export type DealsChangeStagesBody = {
  /** The stage, an active one. */
  stageId: string
  /** The pipeline of the stage: without it only deals of that pipeline are moved. */
  pipelineId?: string | undefined
  /** The deals to move. */
  deals: readonly {
    /** A deal to move, as `GET /v1/crm/deals` shows it. */
    dealId: string
    /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
    expectedUpdatedAt?: string | undefined
  }[]
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type DealsChangeStagesAnswer = {
  /** One result a deal. */
  results: readonly {
    /** The place of the deal among those sent, from 0. */
    index: number
    /** The deal, as it was sent. */
    dealId: string
    /** Whether it was moved, was in the stage already, or stays where it is for a reason. */
    status: 'moved' | 'unchanged' | 'error'
    /** Why it was not moved, as a single change would be refused; null unless `status` is `error`. */
    code:
      | 'crm_deal_not_found'
      | 'crm_deal_stale'
      | 'crm_deal_closed'
      | 'crm_deal_stage_fields_required'
      | 'pipeline_not_found'
      | 'pipeline_stage_not_found'
      | 'pipeline_stage_mismatch'
      | null
    /** The same in words for people, in English; null unless there is a `code`. */
    detail: string | null
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** What the stage requires and the deal lacks; only with that code. */
    fields?: readonly string[] | undefined
  }[]
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type DealFiguresForecastQuery = {
  /** The first day on which deals are expected to be closed. */
  from: string
  /** The last day on which deals are expected to be closed, at most 366 days in all. */
  to: string
  /** Only deals of the pipeline. */
  pipelineId?: string | undefined
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DealFiguresForecastAnswer = {
  /** The first day of the window, as asked. */
  from: string
  /** The last day of the window, as asked. */
  to: string
  /** By month and owner. Open deals without an expected close are in none. */
  items: readonly {
    /** What the drilldown names this number by. */
    cell: string
    /** The month of the expected close, `YYYY-MM`. */
    month: string
    /** The member who looks after the deals; null for nobody. */
    ownerMembershipId: string | null
    /** How many open deals there are. */
    deals: number
    /** How many of them have no value yet, and so count as nothing. */
    dealsWithoutValue: number
    /** What they are worth together, in cents. */
    valueCents: number
    /** The same by their probabilities, each deal rounded to the cent. */
    weightedCents: number
  }[]
} & WithNames

export type DealFiguresForecastDrilldownQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The `cell` of the number, as the figure with the same query gave it. */
  cell: string
  /** The first day on which deals are expected to be closed. */
  from: string
  /** The last day on which deals are expected to be closed, at most 366 days in all. */
  to: string
  /** Only deals of the pipeline. */
  pipelineId?: string | undefined
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DealFiguresForecastDrilldownRow = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What the deal is about. */
  title: string
  /** Whether it is in play, was won or was lost. */
  state: 'open' | 'won' | 'lost'
  /** The customer; null while it has none. */
  customerId: string | null
  /** The stage that it is in now. */
  stageId: string
  /** The member who looks after it; null for nobody. */
  ownerMembershipId: string | null
  /** What it is worth, in cents; null when nobody said. */
  valueCents: number | null
}

export type DealFiguresForecastDrilldownAnswer = Page<DealFiguresForecastDrilldownRow> & WithNames

export type DealFiguresConversionQuery = {
  /** The first day on which deals got into a stage. */
  from: string
  /** The last day on which deals got into a stage, at most 366 days in all. */
  to: string
  /** The pipeline whose stages are told of. */
  pipelineId: string
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DealFiguresConversionAnswer = {
  /** The first day of the window, as asked. */
  from: string
  /** The last day of the window, as asked. */
  to: string
  /** Every stage of the pipeline in its order. */
  items: readonly {
    /** The stage of the pipeline that the numbers are of. */
    stageId: string
    /** How many deals got into the stage in the window, each counted once. Its cell: `<stageId>`. */
    entered: number
    /** How many of them got into a later stage of the pipeline afterwards, or were won. Its cell: `<stageId>/advanced`. */
    advanced: number
    /** How many of the others are lost. Its cell: `<stageId>/lost`. */
    lost: number
    /** How many of the others are open. Its cell: `<stageId>/open`. */
    open: number
    /** `advanced` of `entered`, in hundredths of a per cent, half up; null where none got in. */
    conversionBp: number | null
  }[]
} & WithNames

export type DealFiguresConversionDrilldownQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The `cell` of the number, as the figure with the same query gave it. */
  cell: string
  /** The first day on which deals got into a stage. */
  from: string
  /** The last day on which deals got into a stage, at most 366 days in all. */
  to: string
  /** The pipeline whose stages are told of. */
  pipelineId: string
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DealFiguresConversionDrilldownRow = DealFiguresForecastDrilldownRow

export type DealFiguresConversionDrilldownAnswer = Page<DealFiguresConversionDrilldownRow> & WithNames

export type DealFiguresTimeInStageQuery = {
  /** The first day on which deals left a stage. */
  from: string
  /** The last day on which deals left a stage, at most 366 days in all. */
  to: string
  /** The pipeline whose stages are told of. */
  pipelineId: string
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DealFiguresTimeInStageAnswer = {
  /** The first day of the window, as asked. */
  from: string
  /** The last day of the window, as asked. */
  to: string
  /** Every stage of the pipeline in its order. */
  items: readonly {
    /** What the drilldown names this number by. */
    cell: string
    /** The stage of the pipeline that the numbers are of. */
    stageId: string
    /** How many times a deal left the stage, or was closed in it, in the window. */
    stays: number
    /** How long they were in it on average; null without any. */
    averageSeconds: number | null
    /** The median of the same; null without any. */
    medianSeconds: number | null
    /** The longest of them; null without any. */
    longestSeconds: number | null
  }[]
} & WithNames

export type DealFiguresTimeInStageDrilldownQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The `cell` of the number, as the figure with the same query gave it. */
  cell: string
  /** The first day on which deals left a stage. */
  from: string
  /** The last day on which deals left a stage, at most 366 days in all. */
  to: string
  /** The pipeline whose stages are told of. */
  pipelineId: string
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DealFiguresTimeInStageDrilldownRow = DealFiguresForecastDrilldownRow

export type DealFiguresTimeInStageDrilldownAnswer = Page<DealFiguresTimeInStageDrilldownRow> & WithNames

export type DealFiguresWinLossQuery = {
  /** The first day on which deals were closed. */
  from: string
  /** The last day on which deals were closed, at most 366 days in all. */
  to: string
  /** Only deals of the pipeline. */
  pipelineId?: string | undefined
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DealFiguresWinLossAnswer = {
  /** The first day of the window, as asked. */
  from: string
  /** The last day of the window, as asked. */
  to: string
  /** Won deals first, by the value together, the largest first. */
  items: readonly {
    /** What the drilldown names this number by. */
    cell: string
    /** How the deals were closed. */
    outcome: 'won' | 'lost'
    /** The close reason; null for deals without one. */
    reasonId: string | null
    /** How many deals there are. */
    deals: number
    /** What they were worth together, in cents. */
    valueCents: number
  }[]
} & WithNames

export type DealFiguresWinLossDrilldownQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The `cell` of the number, as the figure with the same query gave it. */
  cell: string
  /** The first day on which deals were closed. */
  from: string
  /** The last day on which deals were closed, at most 366 days in all. */
  to: string
  /** Only deals of the pipeline. */
  pipelineId?: string | undefined
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type DealFiguresWinLossDrilldownRow = DealFiguresForecastDrilldownRow

export type DealFiguresWinLossDrilldownAnswer = Page<DealFiguresWinLossDrilldownRow> & WithNames

export type CloseReasonsListQuery = {
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
}

export type CloseReasonsListAnswer = Page<CloseReason>

export type CloseReasonsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether it says why a deal was won or why it was lost; it never changes. */
  outcome: 'won' | 'lost'
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type CloseReasonsCreateAnswer = CloseReason

export type CloseReasonsGetAnswer = CloseReason

export type CloseReasonsUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type CloseReasonsUpdateAnswer = CloseReason

export type ProductsListQuery = {
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProductsListAnswer = Page<Product> & WithNames

export type ProductsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What one is counted in, such as `h` or `pcs`. */
  unit: string
  /** The article by which it is invoiced, with its value added tax; null for none. */
  articleId?: string | null | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The versions, which must not overlap. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** The price of one unit in cents, without value added tax. */
    unitPriceCents: number
  }[]
}

export type ProductsCreateAnswer = Product

export type ProductsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProductsGetAnswer = Product & WithNames

export type ProductsUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** What one is counted in, such as `h` or `pcs`. */
  unit?: string | undefined
  /** The article by which it is invoiced, with its value added tax; null for none. */
  articleId?: string | null | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ProductsUpdateAnswer = Product

export type ProductsAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** The price of one unit in cents, without value added tax. */
  unitPriceCents: number
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProductsAddVersionAnswer = Product

export type LeadsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of the title, of the name of the organisation, or of the name, e-mail address or telephone number of the person; letter case does not matter. For a caller with `invoicing.manage` of the business id too. */
  q?: string | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** Only leads in this state. */
  state?: 'new' | 'working' | 'qualified' | 'converted' | 'disqualified' | 'anonymized' | undefined
  /** Only leads from the source. */
  sourceId?: string | undefined
  /** Only leads that came in this way. */
  channel?:
    | 'web'
    | 'email'
    | 'phone'
    | 'chat'
    | 'social'
    | 'event'
    | 'referral'
    | 'advertising'
    | 'visit'
    | 'other'
    | undefined
  /** Only leads that the member works on. */
  ownerMembershipId?: string | undefined
  /** Only leads that nobody works on, or a member who has left. */
  unowned?: boolean | undefined
  /** Only leads with this score or a higher one. */
  scoreFrom?: number | undefined
  /** `createdAt` unless said otherwise. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'title' | 'score' | undefined
  /** `asc` for `title`, `desc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The lead's id there; together with `externalSource`. */
  externalId?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type LeadsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Lead[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type LeadsCreateBody = {
  /** What the lead is about. */
  title: string
  /** The lead source that it came from; null for none. */
  sourceId?: string | null | undefined
  /** How it came in; null when not known. */
  channel?:
    | 'web'
    | 'email'
    | 'phone'
    | 'chat'
    | 'social'
    | 'event'
    | 'referral'
    | 'advertising'
    | 'visit'
    | 'other'
    | null
    | undefined
  /** The person whom the lead is reached by; an absent field of it keeps. */
  contact?:
    | {
        /** What the person is called; null when not known. */
        name?: string | null | undefined
        /** An e-mail address; null for none. */
        email?: string | null | undefined
        /** A telephone number; null for none. */
        phone?: string | null | undefined
        /** What the person does there; null when not known. */
        jobTitle?: string | null | undefined
      }
    | undefined
  /** The organisation that it may come to business with; null for none. */
  organisationName?: string | null | undefined
  /** Its Finnish business id; null for none. */
  businessId?: string | null | undefined
  /** What the person has said to marketing by electronic means. */
  consent?: 'unknown' | 'given' | 'refused' | undefined
  /** Where consent is known from; null for nothing. */
  consentSource?: string | null | undefined
  /** Whether the person has forbidden marketing. It stands above consent. */
  optedOut?: boolean | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The lead's id in the other system; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** The member who works on it; null for nobody. Absent, the one whose turn it is by `GET /v1/crm/lead-assignments`. */
  ownerMembershipId?: string | null | undefined
}

export type LeadsCreateAnswer = Lead

export type LeadsGetQuery = DealsGetQuery

export type LeadsGetAnswer = Lead & WithNames

export type LeadsUpdateBody = {
  /** What the lead is about. */
  title?: string | undefined
  /** The lead source that it came from; null for none. */
  sourceId?: string | null | undefined
  /** How it came in; null when not known. */
  channel?:
    | 'web'
    | 'email'
    | 'phone'
    | 'chat'
    | 'social'
    | 'event'
    | 'referral'
    | 'advertising'
    | 'visit'
    | 'other'
    | null
    | undefined
  /** The person whom the lead is reached by; an absent field of it keeps. */
  contact?:
    | {
        /** What the person is called; null when not known. */
        name?: string | null | undefined
        /** An e-mail address; null for none. */
        email?: string | null | undefined
        /** A telephone number; null for none. */
        phone?: string | null | undefined
        /** What the person does there; null when not known. */
        jobTitle?: string | null | undefined
      }
    | undefined
  /** The organisation that it may come to business with; null for none. */
  organisationName?: string | null | undefined
  /** Its Finnish business id; null for none. */
  businessId?: string | null | undefined
  /** What the person has said to marketing by electronic means. */
  consent?: 'unknown' | 'given' | 'refused' | undefined
  /** Where consent is known from; null for nothing. */
  consentSource?: string | null | undefined
  /** Whether the person has forbidden marketing. It stands above consent. */
  optedOut?: boolean | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The lead's id in the other system; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** The member who works on it; null for nobody. */
  ownerMembershipId?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type LeadsUpdateAnswer = Lead

export type LeadsDuplicatesQuery = ProductsGetQuery

export type LeadsDuplicatesAnswer = Page<LeadDuplicate> & WithNames

export type LeadsWorkBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeadsWorkAnswer = Lead

export type LeadsQualifyBody = LeadsWorkBody

export type LeadsQualifyAnswer = Lead

export type LeadsDisqualifyBody = {
  /** Why it came to nothing: one of `GET /v1/crm/disqualify-reasons`. */
  reasonId: string
  /** The same in words; null or absent for none. */
  note?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeadsDisqualifyAnswer = Lead

export type LeadsReopenBody = LeadsWorkBody

export type LeadsReopenAnswer = Lead

export type LeadsConvertBody = {
  /** Whom the lead becomes: a customer that is there, or a new one. */
  customer: {
    /** An active customer that is there. */
    id?: string | undefined
    /** A new customer; what is left out comes from the lead. */
    create?:
      | {
          /** What the customer is called; that of the organisation, else of the person. */
          name?: string | undefined
          /** The code by which other systems know the customer; none when absent. */
          code?: string | undefined
          /** A `company` where the lead names an organisation, else a `person`, unless said otherwise. */
          kind?: 'company' | 'person' | 'public_body' | undefined
          /** The Finnish business id; null for none, and that of the lead when absent. */
          businessId?: string | null | undefined
          /** The member who looks after it; null for nobody, and that of the lead when absent. */
          ownerMembershipId?: string | null | undefined
          /** The customer group; null or absent for none. */
          customerGroupId?: string | null | undefined
          /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
          customFields?:
            | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
            | undefined
        }
      | undefined
  }
  /** Whom the customer is reached by; null for nobody. Absent, a new contact where the lead names a person. */
  contact?:
    | {
        /** A person who is there; with a customer that is there, an active contact of it. */
        id?: string | undefined
        /** A new contact; what is left out comes from the lead. */
        create?:
          | {
              /** What the person is called; as in the lead when absent. */
              name?: string | undefined
              /** An e-mail address; null for none, and that of the lead when absent. */
              email?: string | null | undefined
              /** A telephone number; null for none, and that of the lead when absent. */
              phone?: string | null | undefined
              /** What the person does there; null for nothing, as in the lead when absent. */
              jobTitle?: string | null | undefined
              /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
              customFields?:
                | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
                | undefined
            }
          | undefined
      }
    | null
    | undefined
  /** The deal that comes of it; null or absent for none. */
  deal?:
    | {
        /** What the deal is about; the title of the lead when absent. */
        title?: string | undefined
        /** The pipeline, an active one; that of `stageId`, else the default one. */
        pipelineId?: string | undefined
        /** The stage, an active one; the first of the pipeline when absent. */
        stageId?: string | undefined
        /** What it is worth, in cents; null or absent for unknown. */
        valueCents?: number | null | undefined
        /** When it is expected to be closed; null or absent for unknown. */
        expectedCloseDate?: string | null | undefined
      }
    | null
    | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeadsConvertAnswer = LeadConversion

export type LeadScoringListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
}

export type LeadScoringListAnswer = Page<LeadScoreVersion>

export type LeadScoringAddVersionBody = {
  /** The first day on which leads are scored by it; today when absent. */
  validFrom?: string | undefined
  /** All the rules; none for no scores. */
  rules: readonly {
    /** The rule, as `scoreReasons` of a lead names it; unique in its version. */
    code: string
    /** What people see and choose it by. */
    name: string
    /** What it adds to the score, or takes from it. */
    points: number
    /** What the lead has: a field with any value (`field_present`) or with `value` (`field_equals`, letter case does not matter), the source with the id `value`, the channel `value`, an e-mail address of the domain `value`, an address of a free mail service, or consent to marketing. */
    when:
      | 'field_present'
      | 'field_equals'
      | 'source'
      | 'channel'
      | 'email_domain'
      | 'free_mail'
      | 'consent_given'
    /** The field, of `field_present` and `field_equals`: as a lead has it; null or absent for the others. */
    field?: string | null | undefined
    /** What is compared, of every condition with a `value`; null or absent for the others. */
    value?: string | null | undefined
  }[]
}

export type LeadScoringAddVersionAnswer = LeadScoreVersion

export type LeadAssignmentsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type LeadAssignmentsListAnswer = Page<LeadAssignmentVersion> & WithNames

export type LeadAssignmentsAddVersionBody = {
  /** The source; null or absent for every source without a version of its own, and none. */
  sourceId?: string | null | undefined
  /** The first day on which leads are assigned by it; today when absent. */
  validFrom?: string | undefined
  /** The members who take turns, in their order; none for nobody. */
  membershipIds: readonly string[]
}

export type LeadAssignmentsAddVersionAnswer = LeadAssignmentVersion

export type LeadSourcesListQuery = CloseReasonsListQuery

export type LeadSourcesListAnswer = Page<LeadSource>

export type LeadSourcesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type LeadSourcesCreateAnswer = LeadSource

export type LeadSourcesGetAnswer = LeadSource

export type LeadSourcesUpdateBody = CloseReasonsUpdateBody

export type LeadSourcesUpdateAnswer = LeadSource

export type DisqualifyReasonsListQuery = CloseReasonsListQuery

export type DisqualifyReasonsListAnswer = Page<DisqualifyReason>

export type DisqualifyReasonsCreateBody = LeadSourcesCreateBody

export type DisqualifyReasonsCreateAnswer = DisqualifyReason

export type DisqualifyReasonsGetAnswer = DisqualifyReason

export type DisqualifyReasonsUpdateBody = CloseReasonsUpdateBody

export type DisqualifyReasonsUpdateAnswer = DisqualifyReason

export type ActivitiesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only activities in this state. */
  state?: 'planned' | 'done' | 'cancelled' | undefined
  /** Only activities of this type. */
  type?: 'call' | 'meeting' | 'email' | 'task' | 'note' | 'visit' | undefined
  /** Only the caller's own. */
  mine?: boolean | undefined
  /** `true`: only planned ones due before the organisation's present time; `false`: only the others. */
  overdue?: boolean | undefined
  /** Only activities of this member. */
  ownerMembershipId?: string | undefined
  /** Only activities with this customer. */
  customerId?: string | undefined
  /** Only activities with this contact. */
  contactId?: string | undefined
  /** Only activities of this deal. */
  dealId?: string | undefined
  /** Only activities of this lead. */
  leadId?: string | undefined
  /** Only activities of this project. */
  projectId?: string | undefined
  /** Only activities due at this time or later. */
  dueFrom?: string | undefined
  /** Only activities due before this time. */
  dueTo?: string | undefined
  /** Only activities done at this time or later. */
  doneFrom?: string | undefined
  /** Only activities done before this time. */
  doneTo?: string | undefined
  /** Part of the subject or the notes; letter case does not matter. */
  q?: string | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The id there; together with `externalSource`. */
  externalId?: string | undefined
  /** `dueAt` unless said otherwise, with what has no time last in both directions. Has no effect with `updatedSince`. */
  sort?: 'dueAt' | 'createdAt' | undefined
  /** `asc` for `dueAt`, `desc` for `createdAt`, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ActivitiesListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Activity[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type ActivitiesCreateBody = {
  /** What kind of activity it is. A `note` is written down and done at once; the others are planned. */
  type: 'call' | 'meeting' | 'email' | 'task' | 'note' | 'visit'
  /** What it is about, in one line. */
  subject: string
  /** `done` for what has been done already, as a note always is; `planned` when left out. */
  state?: 'planned' | 'done' | undefined
  /** The member who is to do it, or did; the caller when left out. */
  ownerMembershipId?: string | undefined
  /** What was said or agreed; null for nothing. */
  notes?: string | null | undefined
  /** When it is to be done by, or begins; null for no time. */
  dueAt?: string | null | undefined
  /** How long it takes; null for not known. */
  durationMinutes?: number | null | undefined
  /** The customer; left out, the deal's or the contact's only one. Null for none. */
  customerId?: string | null | undefined
  /** A contact of the customer; null for none. */
  contactId?: string | null | undefined
  /** A deal; null for none. */
  dealId?: string | null | undefined
  /** A lead; null for none. */
  leadId?: string | null | undefined
  /** A project; null for none. */
  projectId?: string | null | undefined
  /** A rule of RFC 5545 by days, weeks, months or years, in the organisation's time zone; needs `dueAt`. Null for what is done once. */
  recurrence?: string | null | undefined
  /** When it was done; never in the future. */
  doneAt?: string | undefined
  /** What came of it; null for nothing. */
  outcomeCode?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
}

export type ActivitiesCreateAnswer = Activity

export type ActivitiesGetQuery = DealsGetQuery

export type ActivitiesGetAnswer = Activity & WithNames

export type ActivitiesUpdateBody = {
  /** What kind of activity it is. A `note` is written down and done at once; the others are planned. */
  type?: 'call' | 'meeting' | 'email' | 'task' | 'note' | 'visit' | undefined
  /** What it is about, in one line. */
  subject?: string | undefined
  /** The member who is to do it from now on. */
  ownerMembershipId?: string | undefined
  /** What was said or agreed; null for nothing. */
  notes?: string | null | undefined
  /** When it is to be done by, or begins; null for no time. */
  dueAt?: string | null | undefined
  /** How long it takes; null for not known. */
  durationMinutes?: number | null | undefined
  /** The customer; left out, the deal's or the contact's only one. Null for none. */
  customerId?: string | null | undefined
  /** A contact of the customer; null for none. */
  contactId?: string | null | undefined
  /** A deal; null for none. */
  dealId?: string | null | undefined
  /** A lead; null for none. */
  leadId?: string | null | undefined
  /** A project; null for none. */
  projectId?: string | null | undefined
  /** A rule of RFC 5545 by days, weeks, months or years, in the organisation's time zone; needs `dueAt`. Null for what is done once. */
  recurrence?: string | null | undefined
  /** When it was done; never in the future. */
  doneAt?: string | undefined
  /** What came of it; null for nothing. */
  outcomeCode?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ActivitiesUpdateAnswer = Activity

export type ActivitiesCompleteBody = {
  /** What came of it. */
  outcomeCode?: string | undefined
  /** When it was done; now when left out, never in the future. */
  doneAt?: string | undefined
  /** What was said or agreed, in place of the notes so far. */
  notes?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ActivitiesCompleteAnswer = Activity

export type ActivitiesCancelBody = LeadsWorkBody

export type ActivitiesCancelAnswer = Activity

export type ActivitiesReopenBody = LeadsWorkBody

export type ActivitiesReopenAnswer = Activity

export type ActivityFiguresPerMemberQuery = {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** Only activities of this member. */
  ownerMembershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ActivityFiguresPerMemberAnswer = {
  /** By member, then by type. */
  items: readonly {
    /** The member who is to do them, or did. */
    membershipId: string
    /** What kind of activity it is. A `note` is written down and done at once; the others are planned. */
    type: 'call' | 'meeting' | 'email' | 'task' | 'note' | 'visit'
    /** Planned, and due in the window. */
    planned: {
      /** How many there are. */
      count: number
      /** The activities behind it, the latest first, at most 100; `GET /v1/crm/activities` with the same conditions has them all. */
      drilldown: readonly string[]
    }
    /** Of them those due before the organisation's present time. */
    overdue: {
      /** How many there are. */
      count: number
      /** The activities behind it, the latest first, at most 100; `GET /v1/crm/activities` with the same conditions has them all. */
      drilldown: readonly string[]
    }
    /** Done in the window, whenever they were due. */
    done: {
      /** How many there are. */
      count: number
      /** The activities behind it, the latest first, at most 100; `GET /v1/crm/activities` with the same conditions has them all. */
      drilldown: readonly string[]
    }
  }[]
} & WithNames

export type ActivityOutcomesListQuery = CloseReasonsListQuery

export type ActivityOutcomesListAnswer = Page<ActivityOutcome>

export type ActivityOutcomesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The types of activity that it is for; empty for all. */
  activityTypes?: readonly ('call' | 'meeting' | 'email' | 'task' | 'note' | 'visit')[] | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type ActivityOutcomesCreateAnswer = ActivityOutcome

export type ActivityOutcomesGetAnswer = ActivityOutcome

export type ActivityOutcomesUpdateBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** The types of activity that it is for; empty for all. */
  activityTypes?: readonly ('call' | 'meeting' | 'email' | 'task' | 'note' | 'visit')[] | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ActivityOutcomesUpdateAnswer = ActivityOutcome

export type TimelineOfDealQuery = LeadAssignmentsListQuery

export type TimelineOfDealAnswer = Page<TimelineEntry> & WithNames

export type TimelineOfCustomerQuery = LeadAssignmentsListQuery

export type TimelineOfCustomerAnswer = Page<TimelineEntry> & WithNames

export const pipelines = (call: Call) => ({
  /**
   * List the pipelines
   *
   * All of them with all their stages, deactivated ones too, in their order.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/pipelines`; needs `crm.use`; module `crm`
   */
  list: (query: PipelinesListQuery = {}, options?: CallOptions): Promise<PipelinesListAnswer> =>
    call({ id: 'pipelines.list', method: 'GET', path: '/v1/crm/pipelines' }, { query }, options),

  /**
   * Add a pipeline
   *
   * Add a pipeline with its stages. The first one is the default.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/pipelines`; needs `org.admin`; module `crm`
   */
  create: (body: PipelinesCreateBody, options?: KeyedCallOptions): Promise<PipelinesCreateAnswer> =>
    call(
      { id: 'pipelines.create', method: 'POST', path: '/v1/crm/pipelines', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one pipeline
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/pipelines/{id}`; needs `crm.use`; module `crm`
   */
  get: (id: string, options?: CallOptions): Promise<PipelinesGetAnswer> =>
    call({ id: 'pipelines.get', method: 'GET', path: '/v1/crm/pipelines/{id}' }, { path: { id } }, options),

  /**
   * Change a pipeline
   *
   * Rename it, change its code, or make it the default.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/pipelines/{id}`; needs `org.admin`; module `crm`
   */
  update: (id: string, body: PipelinesUpdateBody, options?: CallOptions): Promise<PipelinesUpdateAnswer> =>
    call(
      { id: 'pipelines.update', method: 'PATCH', path: '/v1/crm/pipelines/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Put the pipelines in order
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PUT /v1/crm/pipelines/order`; needs `org.admin`; module `crm`
   */
  reorder: (body: PipelinesReorderBody, options?: CallOptions): Promise<PipelinesReorderAnswer> =>
    call({ id: 'pipelines.reorder', method: 'PUT', path: '/v1/crm/pipelines/order' }, { body }, options),

  /**
   * Take a pipeline into use again
   *
   * Take a deactivated pipeline into use again. Repeating it changes nothing.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/pipelines/{id}/reactivate`; needs `org.admin`; module `crm`
   */
  reactivate: (
    id: string,
    body: PipelinesReactivateBody = {},
    options?: KeyedCallOptions,
  ): Promise<PipelinesReactivateAnswer> =>
    call(
      { id: 'pipelines.reactivate', method: 'POST', path: '/v1/crm/pipelines/{id}/reactivate', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a stage to a pipeline
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/pipelines/{id}/stages`; needs `org.admin`; module `crm`
   */
  addStage: (
    id: string,
    body: PipelinesAddStageBody,
    options?: KeyedCallOptions,
  ): Promise<PipelinesAddStageAnswer> =>
    call(
      { id: 'pipelines.addStage', method: 'POST', path: '/v1/crm/pipelines/{id}/stages', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Change a stage of a pipeline
   *
   * Change a stage. Probability and rotting days hold for the deals in it from now on; required fields hold for deals that are put into it.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/pipelines/{id}/stages/{stageId}`; needs `org.admin`; module `crm`
   */
  updateStage: (
    path: PipelinesUpdateStagePath,
    body: PipelinesUpdateStageBody,
    options?: CallOptions,
  ): Promise<PipelinesUpdateStageAnswer> =>
    call(
      { id: 'pipelines.updateStage', method: 'PATCH', path: '/v1/crm/pipelines/{id}/stages/{stageId}' },
      { path, body },
      options,
    ),

  /**
   * Put the stages of a pipeline in order
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PUT /v1/crm/pipelines/{id}/stages/order`; needs `org.admin`; module `crm`
   */
  reorderStages: (
    id: string,
    body: PipelinesReorderStagesBody,
    options?: CallOptions,
  ): Promise<PipelinesReorderStagesAnswer> =>
    call(
      { id: 'pipelines.reorderStages', method: 'PUT', path: '/v1/crm/pipelines/{id}/stages/order' },
      { path: { id }, body },
      options,
    ),

  /**
   * Take a stage into use again
   *
   * Take a deactivated stage into use again. Repeating it changes nothing.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/pipelines/{id}/stages/{stageId}/reactivate`; needs `org.admin`; module `crm`
   */
  reactivateStage: (
    path: PipelinesReactivateStagePath,
    body: PipelinesReactivateStageBody = {},
    options?: KeyedCallOptions,
  ): Promise<PipelinesReactivateStageAnswer> =>
    call(
      {
        id: 'pipelines.reactivateStage',
        method: 'POST',
        path: '/v1/crm/pipelines/{id}/stages/{stageId}/reactivate',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Take a pipeline out of use
   *
   * Take a pipeline out of use. Its open deals are moved to `toStageId`, each with an event: what the stage requires holds nothing back, and closed deals keep theirs. Repeating it changes nothing.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force. Emits `deal.stage_changed`.
   *
   * `POST /v1/crm/pipelines/{id}/deactivate`; needs `org.admin`; module `crm`
   */
  deactivate: (
    id: string,
    body: PipelinesDeactivateBody = {},
    options?: KeyedCallOptions,
  ): Promise<PipelinesDeactivateAnswer> =>
    call(
      { id: 'pipelines.deactivate', method: 'POST', path: '/v1/crm/pipelines/{id}/deactivate', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Take a stage out of use
   *
   * Take a stage out of use. Its open deals are moved to `toStageId`, each with an event: what the stage requires holds nothing back, and closed deals keep theirs. Repeating it changes nothing.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force. Emits `deal.stage_changed`.
   *
   * `POST /v1/crm/pipelines/{id}/stages/{stageId}/deactivate`; needs `org.admin`; module `crm`
   */
  deactivateStage: (
    path: PipelinesDeactivateStagePath,
    body: PipelinesDeactivateStageBody = {},
    options?: KeyedCallOptions,
  ): Promise<PipelinesDeactivateStageAnswer> =>
    call(
      {
        id: 'pipelines.deactivateStage',
        method: 'POST',
        path: '/v1/crm/pipelines/{id}/stages/{stageId}/deactivate',
        keyed: true,
      },
      { path, body },
      options,
    ),
})

export const deals = (call: Call) => ({
  /**
   * List deals
   *
   * Page through the deals, newest first unless asked otherwise: open, won and lost ones.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/deals`; needs `crm.use`; module `crm`
   */
  list: (query: DealsListQuery = {}, options?: CallOptions): Promise<DealsListAnswer> =>
    call({ id: 'deals.list', method: 'GET', path: '/v1/crm/deals' }, { query }, options),

  /**
   * Open a deal
   *
   * Open a deal in a stage of a pipeline. What the stage requires must be there. No event tells of it: the first is that of its next stage.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `POST /v1/crm/deals`; needs `crm.use`; module `crm`
   */
  create: (body: DealsCreateBody, options?: KeyedCallOptions): Promise<DealsCreateAnswer> =>
    call({ id: 'deals.create', method: 'POST', path: '/v1/crm/deals', keyed: true }, { body }, options),

  /**
   * Read one deal
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/deals/{id}`; needs `crm.use`; module `crm`
   */
  get: (id: string, query: DealsGetQuery = {}, options?: CallOptions): Promise<DealsGetAnswer> =>
    call({ id: 'deals.get', method: 'GET', path: '/v1/crm/deals/{id}' }, { path: { id }, query }, options),

  /**
   * Change a deal
   *
   * Change a deal: an absent field keeps, null clears. With `lines` their sum is the value, and a deal that loses all its lines keeps the last one. Of a closed deal what it was worth and with whom stays.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/deals/{id}`; needs `crm.use`; module `crm`
   */
  update: (id: string, body: DealsUpdateBody, options?: CallOptions): Promise<DealsUpdateAnswer> =>
    call(
      { id: 'deals.update', method: 'PATCH', path: '/v1/crm/deals/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Put a deal into another stage
   *
   * Put an open deal into another stage, with `pipelineId` also of another pipeline. A deal that is there already stays as it is.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `deal.stage_changed`.
   *
   * `POST /v1/crm/deals/{id}/change-stage`; needs `crm.use`; module `crm`
   */
  changeStage: (
    id: string,
    body: DealsChangeStageBody,
    options?: KeyedCallOptions,
  ): Promise<DealsChangeStageAnswer> =>
    call(
      { id: 'deals.changeStage', method: 'POST', path: '/v1/crm/deals/{id}/change-stage', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Win a deal
   *
   * Close an open deal as won, and say which project it became. A deal that is reopened has none again.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `deal.won`.
   *
   * `POST /v1/crm/deals/{id}/win`; needs `crm.use`; module `crm`
   */
  win: (id: string, body: DealsWinBody = {}, options?: KeyedCallOptions): Promise<DealsWinAnswer> =>
    call(
      { id: 'deals.win', method: 'POST', path: '/v1/crm/deals/{id}/win', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Lose a deal
   *
   * Close an open deal as lost, and say why.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `deal.lost`.
   *
   * `POST /v1/crm/deals/{id}/lose`; needs `crm.use`; module `crm`
   */
  lose: (id: string, body: DealsLoseBody, options?: KeyedCallOptions): Promise<DealsLoseAnswer> =>
    call(
      { id: 'deals.lose', method: 'POST', path: '/v1/crm/deals/{id}/lose', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Reopen a deal
   *
   * Put a closed deal in play again, in the stage that is named or else in its last one, where its time begins anew. The reason and the note of the closing are in the audit trail.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `deal.stage_changed`.
   *
   * `POST /v1/crm/deals/{id}/reopen`; needs `crm.use`; module `crm`
   */
  reopen: (id: string, body: DealsReopenBody = {}, options?: KeyedCallOptions): Promise<DealsReopenAnswer> =>
    call(
      { id: 'deals.reopen', method: 'POST', path: '/v1/crm/deals/{id}/reopen', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Put many deals into a stage
   *
   * Put up to 500 deals into one stage. Always 200, with a result for each in the order in which they were sent; what holds one back does not stop the others.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `deal.stage_changed`.
   *
   * `POST /v1/crm/deals/change-stage`; needs `crm.use`; module `crm`
   */
  changeStages: (body: DealsChangeStagesBody, options?: KeyedCallOptions): Promise<DealsChangeStagesAnswer> =>
    call(
      { id: 'deals.changeStages', method: 'POST', path: '/v1/crm/deals/change-stage', keyed: true },
      { body },
      options,
    ),
})

export const dealFigures = (call: Call) => ({
  /**
   * Forecast sales
   *
   * What open deals are worth by the month of their expected close and their owner, as they are now.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/forecast`; needs `crm.use`; module `crm`
   */
  forecast: (query: DealFiguresForecastQuery, options?: CallOptions): Promise<DealFiguresForecastAnswer> =>
    call({ id: 'dealFigures.forecast', method: 'GET', path: '/v1/crm/figures/forecast' }, { query }, options),

  /**
   * List the deals behind a forecast
   *
   * The deals that a number of the figure counts, with the query of the figure and the `cell` of the number.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/forecast/drilldown`; needs `crm.use`; module `crm`
   */
  forecastDrilldown: (
    query: DealFiguresForecastDrilldownQuery,
    options?: CallOptions,
  ): Promise<DealFiguresForecastDrilldownAnswer> =>
    call(
      { id: 'dealFigures.forecastDrilldown', method: 'GET', path: '/v1/crm/figures/forecast/drilldown' },
      { query },
      options,
    ),

  /**
   * Show how deals get on by stage
   *
   * Of the deals that got into each stage of a pipeline in the window, how many got further until now. Places of stages are those of today.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/conversion`; needs `crm.use`; module `crm`
   */
  conversion: (
    query: DealFiguresConversionQuery,
    options?: CallOptions,
  ): Promise<DealFiguresConversionAnswer> =>
    call(
      { id: 'dealFigures.conversion', method: 'GET', path: '/v1/crm/figures/conversion' },
      { query },
      options,
    ),

  /**
   * List the deals behind a conversion
   *
   * The deals that a number of the figure counts, with the query of the figure and the `cell` of the number.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/conversion/drilldown`; needs `crm.use`; module `crm`
   */
  conversionDrilldown: (
    query: DealFiguresConversionDrilldownQuery,
    options?: CallOptions,
  ): Promise<DealFiguresConversionDrilldownAnswer> =>
    call(
      { id: 'dealFigures.conversionDrilldown', method: 'GET', path: '/v1/crm/figures/conversion/drilldown' },
      { query },
      options,
    ),

  /**
   * Show how long deals are in the stages
   *
   * How long deals were in each stage of a pipeline that left it in the window, closed deals their last stage.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/time-in-stage`; needs `crm.use`; module `crm`
   */
  timeInStage: (
    query: DealFiguresTimeInStageQuery,
    options?: CallOptions,
  ): Promise<DealFiguresTimeInStageAnswer> =>
    call(
      { id: 'dealFigures.timeInStage', method: 'GET', path: '/v1/crm/figures/time-in-stage' },
      { query },
      options,
    ),

  /**
   * List the deals behind a time in a stage
   *
   * The deals that a number of the figure counts, with the query of the figure and the `cell` of the number.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/time-in-stage/drilldown`; needs `crm.use`; module `crm`
   */
  timeInStageDrilldown: (
    query: DealFiguresTimeInStageDrilldownQuery,
    options?: CallOptions,
  ): Promise<DealFiguresTimeInStageDrilldownAnswer> =>
    call(
      {
        id: 'dealFigures.timeInStageDrilldown',
        method: 'GET',
        path: '/v1/crm/figures/time-in-stage/drilldown',
      },
      { query },
      options,
    ),

  /**
   * Show why deals are won and lost
   *
   * The deals that were closed in the window and are closed still, by outcome and reason.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/win-loss`; needs `crm.use`; module `crm`
   */
  winLoss: (query: DealFiguresWinLossQuery, options?: CallOptions): Promise<DealFiguresWinLossAnswer> =>
    call({ id: 'dealFigures.winLoss', method: 'GET', path: '/v1/crm/figures/win-loss' }, { query }, options),

  /**
   * List the deals behind wins and losses
   *
   * The deals that a number of the figure counts, with the query of the figure and the `cell` of the number.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/win-loss/drilldown`; needs `crm.use`; module `crm`
   */
  winLossDrilldown: (
    query: DealFiguresWinLossDrilldownQuery,
    options?: CallOptions,
  ): Promise<DealFiguresWinLossDrilldownAnswer> =>
    call(
      { id: 'dealFigures.winLossDrilldown', method: 'GET', path: '/v1/crm/figures/win-loss/drilldown' },
      { query },
      options,
    ),
})

export const closeReasons = (call: Call) => ({
  /**
   * List the close reasons
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/close-reasons`; needs `crm.use`; module `crm`
   */
  list: (query: CloseReasonsListQuery = {}, options?: CallOptions): Promise<CloseReasonsListAnswer> =>
    call({ id: 'closeReasons.list', method: 'GET', path: '/v1/crm/close-reasons' }, { query }, options),

  /**
   * Add a close reason
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/close-reasons`; needs `org.admin`; module `crm`
   */
  create: (body: CloseReasonsCreateBody, options?: KeyedCallOptions): Promise<CloseReasonsCreateAnswer> =>
    call(
      { id: 'closeReasons.create', method: 'POST', path: '/v1/crm/close-reasons', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one close reason
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/close-reasons/{id}`; needs `crm.use`; module `crm`
   */
  get: (id: string, options?: CallOptions): Promise<CloseReasonsGetAnswer> =>
    call(
      { id: 'closeReasons.get', method: 'GET', path: '/v1/crm/close-reasons/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a close reason
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/close-reasons/{id}`; needs `org.admin`; module `crm`
   */
  update: (
    id: string,
    body: CloseReasonsUpdateBody,
    options?: CallOptions,
  ): Promise<CloseReasonsUpdateAnswer> =>
    call(
      { id: 'closeReasons.update', method: 'PATCH', path: '/v1/crm/close-reasons/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const products = (call: Call) => ({
  /**
   * List the products
   *
   * All of them with all their versions, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/products`; needs `crm.use`; module `crm`
   */
  list: (query: ProductsListQuery = {}, options?: CallOptions): Promise<ProductsListAnswer> =>
    call({ id: 'products.list', method: 'GET', path: '/v1/crm/products' }, { query }, options),

  /**
   * Add a product
   *
   * With its first versions.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/products`; needs `org.admin`; module `crm`
   */
  create: (body: ProductsCreateBody, options?: KeyedCallOptions): Promise<ProductsCreateAnswer> =>
    call({ id: 'products.create', method: 'POST', path: '/v1/crm/products', keyed: true }, { body }, options),

  /**
   * Read one product
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/products/{id}`; needs `crm.use`; module `crm`
   */
  get: (id: string, query: ProductsGetQuery = {}, options?: CallOptions): Promise<ProductsGetAnswer> =>
    call(
      { id: 'products.get', method: 'GET', path: '/v1/crm/products/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a product
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/products/{id}`; needs `org.admin`; module `crm`
   */
  update: (id: string, body: ProductsUpdateBody, options?: CallOptions): Promise<ProductsUpdateAnswer> =>
    call(
      { id: 'products.update', method: 'PATCH', path: '/v1/crm/products/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a version of a product
   *
   * Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because it says what the price was on a date.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/products/{id}/versions`; needs `org.admin`; module `crm`
   */
  addVersion: (
    id: string,
    body: ProductsAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<ProductsAddVersionAnswer> =>
    call(
      { id: 'products.addVersion', method: 'POST', path: '/v1/crm/products/{id}/versions', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const leads = (call: Call) => ({
  /**
   * List leads
   *
   * Page through the leads, the newest first, in every state unless asked otherwise. Business ids are masked for a caller without `invoicing.manage`, and nothing finds leads by them for such a caller.
   *
   * Takes any credential that holds `crm.use` or `crm.privacy`. The module `crm` must be in force.
   *
   * `GET /v1/crm/leads`; needs `crm.use` or `crm.privacy`; module `crm`
   */
  list: (query: LeadsListQuery = {}, options?: CallOptions): Promise<LeadsListAnswer> =>
    call({ id: 'leads.list', method: 'GET', path: '/v1/crm/leads' }, { query }, options),

  /**
   * Add a lead
   *
   * Add somebody who may become a customer. Without `ownerMembershipId` the lead goes to the member whose turn it is; it is scored at once. Forms and other systems send theirs here, with an `Idempotency-Key`, by which a repeated request makes no second one.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `lead.created`.
   *
   * `POST /v1/crm/leads`; needs `crm.use`; module `crm`
   */
  create: (body: LeadsCreateBody, options?: KeyedCallOptions): Promise<LeadsCreateAnswer> =>
    call({ id: 'leads.create', method: 'POST', path: '/v1/crm/leads', keyed: true }, { body }, options),

  /**
   * Read one lead
   *
   * Takes any credential that holds `crm.use` or `crm.privacy`. The module `crm` must be in force.
   *
   * `GET /v1/crm/leads/{id}`; needs `crm.use` or `crm.privacy`; module `crm`
   */
  get: (id: string, query: LeadsGetQuery = {}, options?: CallOptions): Promise<LeadsGetAnswer> =>
    call({ id: 'leads.get', method: 'GET', path: '/v1/crm/leads/{id}' }, { path: { id }, query }, options),

  /**
   * Change a lead
   *
   * Change a lead: an absent field keeps, null clears. It is scored anew. Opting out ends consent. What the caller is not shown counts as changed whenever it is sent.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/leads/{id}`; needs `crm.use`; module `crm`
   */
  update: (id: string, body: LeadsUpdateBody, options?: CallOptions): Promise<LeadsUpdateAnswer> =>
    call(
      { id: 'leads.update', method: 'PATCH', path: '/v1/crm/leads/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * List a lead's duplicates
   *
   * Customers, contacts and other leads that have the e-mail address, the telephone number, the name of the organisation or, for a caller with `invoicing.manage`, the business id of the lead, but for spelling and legal form; those with most in common first, at most twenty of each kind and likeness.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/leads/{id}/duplicates`; needs `crm.use`; module `crm`
   */
  duplicates: (
    id: string,
    query: LeadsDuplicatesQuery = {},
    options?: CallOptions,
  ): Promise<LeadsDuplicatesAnswer> =>
    call(
      { id: 'leads.duplicates', method: 'GET', path: '/v1/crm/leads/{id}/duplicates' },
      { path: { id }, query },
      options,
    ),

  /**
   * Begin to work on a lead
   *
   * Say that somebody works on the lead. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `POST /v1/crm/leads/{id}/work`; needs `crm.use`; module `crm`
   */
  work: (id: string, body: LeadsWorkBody = {}, options?: KeyedCallOptions): Promise<LeadsWorkAnswer> =>
    call(
      { id: 'leads.work', method: 'POST', path: '/v1/crm/leads/{id}/work', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Qualify a lead
   *
   * Say that the lead is worth an offer. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `POST /v1/crm/leads/{id}/qualify`; needs `crm.use`; module `crm`
   */
  qualify: (
    id: string,
    body: LeadsQualifyBody = {},
    options?: KeyedCallOptions,
  ): Promise<LeadsQualifyAnswer> =>
    call(
      { id: 'leads.qualify', method: 'POST', path: '/v1/crm/leads/{id}/qualify', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Disqualify a lead
   *
   * Say that the lead comes to nothing, and why. It keeps its score.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `POST /v1/crm/leads/{id}/disqualify`; needs `crm.use`; module `crm`
   */
  disqualify: (
    id: string,
    body: LeadsDisqualifyBody,
    options?: KeyedCallOptions,
  ): Promise<LeadsDisqualifyAnswer> =>
    call(
      { id: 'leads.disqualify', method: 'POST', path: '/v1/crm/leads/{id}/disqualify', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Reopen a lead
   *
   * Take a disqualified lead up again; its reason is forgotten, and it is scored anew.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `POST /v1/crm/leads/{id}/reopen`; needs `crm.use`; module `crm`
   */
  reopen: (id: string, body: LeadsReopenBody = {}, options?: KeyedCallOptions): Promise<LeadsReopenAnswer> =>
    call(
      { id: 'leads.reopen', method: 'POST', path: '/v1/crm/leads/{id}/reopen', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Convert a lead
   *
   * Make a customer, a contact and a deal of a lead, or take those that are there, all in one transaction; what the person has said to marketing goes over to the contact. What the rules of a customer, a contact or a deal refuse is refused here with the same code, and `field` says which part it is about. A dry run tells what would be made and what would be found. A lead is converted once.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `lead.converted`, `customer.created`.
   *
   * `POST /v1/crm/leads/{id}/convert`; needs `crm.use`; module `crm`
   */
  convert: (id: string, body: LeadsConvertBody, options?: KeyedCallOptions): Promise<LeadsConvertAnswer> =>
    call(
      { id: 'leads.convert', method: 'POST', path: '/v1/crm/leads/{id}/convert', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const leadScoring = (call: Call) => ({
  /**
   * List the versions of the lead scoring
   *
   * The rules by which leads are scored, the latest version first. Of versions that begin on one day the one that was added last holds.
   *
   * Takes any credential that holds `crm.use` or `crm.privacy` or `org.admin`. The module `crm` must be in force.
   *
   * `GET /v1/crm/lead-scoring`; needs `crm.use` or `crm.privacy` or `org.admin`; module `crm`
   */
  list: (query: LeadScoringListQuery = {}, options?: CallOptions): Promise<LeadScoringListAnswer> =>
    call({ id: 'leadScoring.list', method: 'GET', path: '/v1/crm/lead-scoring' }, { query }, options),

  /**
   * Score leads by other rules
   *
   * Score leads by other rules from a day on. Every open lead is scored anew when the version comes into force, at once when that is today and else within an hour of its day; a converted or disqualified lead keeps the score that it had.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/lead-scoring`; needs `org.admin`; module `crm`
   */
  addVersion: (
    body: LeadScoringAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<LeadScoringAddVersionAnswer> =>
    call(
      { id: 'leadScoring.addVersion', method: 'POST', path: '/v1/crm/lead-scoring', keyed: true },
      { body },
      options,
    ),
})

export const leadAssignments = (call: Call) => ({
  /**
   * List who is assigned leads
   *
   * Who takes turns with new leads, by source, the latest version first. Of versions of one source that begin on one day the one that was added last holds.
   *
   * Takes any credential that holds `crm.use` or `org.admin`. The module `crm` must be in force.
   *
   * `GET /v1/crm/lead-assignments`; needs `crm.use` or `org.admin`; module `crm`
   */
  list: (query: LeadAssignmentsListQuery = {}, options?: CallOptions): Promise<LeadAssignmentsListAnswer> =>
    call({ id: 'leadAssignments.list', method: 'GET', path: '/v1/crm/lead-assignments' }, { query }, options),

  /**
   * Say who is assigned leads
   *
   * Say who takes turns with the new leads of a source from a day on. A lead made without `ownerMembershipId` goes to the member who has waited longest; a member who is not active, whose employment is over or has not begun is passed over. Leads that are there keep their owners.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/lead-assignments`; needs `org.admin`; module `crm`
   */
  addVersion: (
    body: LeadAssignmentsAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<LeadAssignmentsAddVersionAnswer> =>
    call(
      { id: 'leadAssignments.addVersion', method: 'POST', path: '/v1/crm/lead-assignments', keyed: true },
      { body },
      options,
    ),
})

export const leadSources = (call: Call) => ({
  /**
   * List the lead sources
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `crm.use` or `crm.privacy` or `org.admin`. The module `crm` must be in force.
   *
   * `GET /v1/crm/lead-sources`; needs `crm.use` or `crm.privacy` or `org.admin`; module `crm`
   */
  list: (query: LeadSourcesListQuery = {}, options?: CallOptions): Promise<LeadSourcesListAnswer> =>
    call({ id: 'leadSources.list', method: 'GET', path: '/v1/crm/lead-sources' }, { query }, options),

  /**
   * Add a lead source
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/lead-sources`; needs `org.admin`; module `crm`
   */
  create: (body: LeadSourcesCreateBody, options?: KeyedCallOptions): Promise<LeadSourcesCreateAnswer> =>
    call(
      { id: 'leadSources.create', method: 'POST', path: '/v1/crm/lead-sources', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one lead source
   *
   * Takes any credential that holds `crm.use` or `crm.privacy` or `org.admin`. The module `crm` must be in force.
   *
   * `GET /v1/crm/lead-sources/{id}`; needs `crm.use` or `crm.privacy` or `org.admin`; module `crm`
   */
  get: (id: string, options?: CallOptions): Promise<LeadSourcesGetAnswer> =>
    call(
      { id: 'leadSources.get', method: 'GET', path: '/v1/crm/lead-sources/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a lead source
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/lead-sources/{id}`; needs `org.admin`; module `crm`
   */
  update: (
    id: string,
    body: LeadSourcesUpdateBody,
    options?: CallOptions,
  ): Promise<LeadSourcesUpdateAnswer> =>
    call(
      { id: 'leadSources.update', method: 'PATCH', path: '/v1/crm/lead-sources/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const disqualifyReasons = (call: Call) => ({
  /**
   * List the disqualify reasons
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `crm.use` or `crm.privacy` or `org.admin`. The module `crm` must be in force.
   *
   * `GET /v1/crm/disqualify-reasons`; needs `crm.use` or `crm.privacy` or `org.admin`; module `crm`
   */
  list: (
    query: DisqualifyReasonsListQuery = {},
    options?: CallOptions,
  ): Promise<DisqualifyReasonsListAnswer> =>
    call(
      { id: 'disqualifyReasons.list', method: 'GET', path: '/v1/crm/disqualify-reasons' },
      { query },
      options,
    ),

  /**
   * Add a disqualify reason
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/disqualify-reasons`; needs `org.admin`; module `crm`
   */
  create: (
    body: DisqualifyReasonsCreateBody,
    options?: KeyedCallOptions,
  ): Promise<DisqualifyReasonsCreateAnswer> =>
    call(
      { id: 'disqualifyReasons.create', method: 'POST', path: '/v1/crm/disqualify-reasons', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one disqualify reason
   *
   * Takes any credential that holds `crm.use` or `crm.privacy` or `org.admin`. The module `crm` must be in force.
   *
   * `GET /v1/crm/disqualify-reasons/{id}`; needs `crm.use` or `crm.privacy` or `org.admin`; module `crm`
   */
  get: (id: string, options?: CallOptions): Promise<DisqualifyReasonsGetAnswer> =>
    call(
      { id: 'disqualifyReasons.get', method: 'GET', path: '/v1/crm/disqualify-reasons/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a disqualify reason
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/disqualify-reasons/{id}`; needs `org.admin`; module `crm`
   */
  update: (
    id: string,
    body: DisqualifyReasonsUpdateBody,
    options?: CallOptions,
  ): Promise<DisqualifyReasonsUpdateAnswer> =>
    call(
      { id: 'disqualifyReasons.update', method: 'PATCH', path: '/v1/crm/disqualify-reasons/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const activities = (call: Call) => ({
  /**
   * List activities
   *
   * Page through the activities of all members, what is due first at the top. Every condition given must hold.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/activities`; needs `crm.use`; module `crm`
   */
  list: (query: ActivitiesListQuery = {}, options?: CallOptions): Promise<ActivitiesListAnswer> =>
    call({ id: 'activities.list', method: 'GET', path: '/v1/crm/activities' }, { query }, options),

  /**
   * Plan an activity or log one
   *
   * Plan an activity, the caller's own unless `ownerMembershipId` says otherwise. With `state: done` it is written down as done, at `doneAt` or now. An activity of a deal is with the customer of the deal.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `activity.created`, `activity.completed`.
   *
   * `POST /v1/crm/activities`; needs `crm.use`; module `crm`
   */
  create: (body: ActivitiesCreateBody, options?: KeyedCallOptions): Promise<ActivitiesCreateAnswer> =>
    call(
      { id: 'activities.create', method: 'POST', path: '/v1/crm/activities', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one activity
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/activities/{id}`; needs `crm.use`; module `crm`
   */
  get: (id: string, query: ActivitiesGetQuery = {}, options?: CallOptions): Promise<ActivitiesGetAnswer> =>
    call(
      { id: 'activities.get', method: 'GET', path: '/v1/crm/activities/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change an activity
   *
   * Change an activity: an absent field keeps, null clears. Of one that is done, `doneAt` and `outcomeCode` are corrected here too.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/activities/{id}`; needs `crm.use`; module `crm`
   */
  update: (id: string, body: ActivitiesUpdateBody, options?: CallOptions): Promise<ActivitiesUpdateAnswer> =>
    call(
      { id: 'activities.update', method: 'PATCH', path: '/v1/crm/activities/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Say that an activity is done
   *
   * Say that a planned activity is done, with what came of it. One that repeats is followed by the next, `nextActivityId`, due at the next time of its rule that is still to come, once whatever happens later. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force. Emits `activity.completed`, `activity.created`.
   *
   * `POST /v1/crm/activities/{id}/complete`; needs `crm.use`; module `crm`
   */
  complete: (
    id: string,
    body: ActivitiesCompleteBody = {},
    options?: KeyedCallOptions,
  ): Promise<ActivitiesCompleteAnswer> =>
    call(
      { id: 'activities.complete', method: 'POST', path: '/v1/crm/activities/{id}/complete', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Cancel an activity
   *
   * Say that a planned activity will not be done. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `POST /v1/crm/activities/{id}/cancel`; needs `crm.use`; module `crm`
   */
  cancel: (
    id: string,
    body: ActivitiesCancelBody = {},
    options?: KeyedCallOptions,
  ): Promise<ActivitiesCancelAnswer> =>
    call(
      { id: 'activities.cancel', method: 'POST', path: '/v1/crm/activities/{id}/cancel', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Take an activity back to what is planned
   *
   * Say that an activity that is done or cancelled is still to be done; its outcome goes. What follows it by its rule stays. Repeating it changes nothing.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `POST /v1/crm/activities/{id}/reopen`; needs `crm.use`; module `crm`
   */
  reopen: (
    id: string,
    body: ActivitiesReopenBody = {},
    options?: KeyedCallOptions,
  ): Promise<ActivitiesReopenAnswer> =>
    call(
      { id: 'activities.reopen', method: 'POST', path: '/v1/crm/activities/{id}/reopen', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const activityFigures = (call: Call) => ({
  /**
   * Count activities per member and type
   *
   * What members have planned and done, by type, in a window of at most 366 days by the organisation's calendar. A member and type without either is left out.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/figures/activities`; needs `crm.use`; module `crm`
   */
  perMember: (
    query: ActivityFiguresPerMemberQuery,
    options?: CallOptions,
  ): Promise<ActivityFiguresPerMemberAnswer> =>
    call(
      { id: 'activityFigures.perMember', method: 'GET', path: '/v1/crm/figures/activities' },
      { query },
      options,
    ),
})

export const activityOutcomes = (call: Call) => ({
  /**
   * List the activity outcomes
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/activity-outcomes`; needs `crm.use`; module `crm`
   */
  list: (query: ActivityOutcomesListQuery = {}, options?: CallOptions): Promise<ActivityOutcomesListAnswer> =>
    call(
      { id: 'activityOutcomes.list', method: 'GET', path: '/v1/crm/activity-outcomes' },
      { query },
      options,
    ),

  /**
   * Add an activity outcome
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `POST /v1/crm/activity-outcomes`; needs `org.admin`; module `crm`
   */
  create: (
    body: ActivityOutcomesCreateBody,
    options?: KeyedCallOptions,
  ): Promise<ActivityOutcomesCreateAnswer> =>
    call(
      { id: 'activityOutcomes.create', method: 'POST', path: '/v1/crm/activity-outcomes', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one activity outcome
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/activity-outcomes/{id}`; needs `crm.use`; module `crm`
   */
  get: (id: string, options?: CallOptions): Promise<ActivityOutcomesGetAnswer> =>
    call(
      { id: 'activityOutcomes.get', method: 'GET', path: '/v1/crm/activity-outcomes/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change an activity outcome
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force.
   *
   * `PATCH /v1/crm/activity-outcomes/{id}`; needs `org.admin`; module `crm`
   */
  update: (
    id: string,
    body: ActivityOutcomesUpdateBody,
    options?: CallOptions,
  ): Promise<ActivityOutcomesUpdateAnswer> =>
    call(
      { id: 'activityOutcomes.update', method: 'PATCH', path: '/v1/crm/activity-outcomes/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const timeline = (call: Call) => ({
  /**
   * Read what happened with a deal
   *
   * Everything that happened with the deal in one order, the latest first: activities, stages, won and lost, files. What the caller may not read is not among it.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/crm/deals/{id}/timeline`; needs `crm.use`; module `crm`
   */
  ofDeal: (
    id: string,
    query: TimelineOfDealQuery = {},
    options?: CallOptions,
  ): Promise<TimelineOfDealAnswer> =>
    call(
      { id: 'timeline.ofDeal', method: 'GET', path: '/v1/crm/deals/{id}/timeline' },
      { path: { id }, query },
      options,
    ),

  /**
   * Read what happened with a customer
   *
   * Everything that happened with the customer in one order, the latest first: activities, deals, leads, projects, contacts, files, merges. What the caller may not read is not among it.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/customers/{id}/timeline`; needs `crm.use`; module `crm`
   */
  ofCustomer: (
    id: string,
    query: TimelineOfCustomerQuery = {},
    options?: CallOptions,
  ): Promise<TimelineOfCustomerAnswer> =>
    call(
      { id: 'timeline.ofCustomer', method: 'GET', path: '/v1/customers/{id}/timeline' },
      { path: { id }, query },
      options,
    ),
})
