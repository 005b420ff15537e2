import {
  array,
  described,
  IdOf,
  Instant,
  Minutes,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  type TSchema,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { brokenRule } from '../rules/saying.ts'
import { ReasonGiven } from '../record/shapes.ts'

/** The plan that the examples publish; what was just published was not taken back. */
export const examplePeriod = { periodFrom: '2026-12-07', periodTo: '2026-12-13' }

const shownAs = <T extends TSchema>(example: string | null, schema: T): T => ({
  ...schema,
  examples: [example],
})

export const Publication = named(
  'ShiftPublication',
  object(
    {
      id: RecordId,
      planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is.'),
      periodFrom: shownAs(
        examplePeriod.periodFrom,
        described(PlainDate, 'The first day of the published part of the plan.'),
      ),
      periodTo: shownAs(examplePeriod.periodTo, described(PlainDate, 'Its last day, which is part of it.')),
      publishedCount: Type.Integer({ description: 'How many drafts it published.' }),
      recipientCount: Type.Integer({ description: 'How many members have such a shift.' }),
      overrideReason: nullable(
        Type.String({
          description:
            'The reason given for overriding rules of severity `override`; null if none was given.',
          examples: ['Agreed with the shop steward.'],
        }),
      ),
      publishedByMembershipId: described(
        nullable(IdOf('membership')),
        'Who published it; null where the service itself did.',
      ),
      publishedAt: described(Instant, 'When it was published.'),
      unpublishedAt: shownAs(
        null,
        described(nullable(Instant), 'When the whole of its period was taken back; null until then.'),
      ),
      unpublishReason: nullable(
        Type.String({ description: 'Why it was taken back; null until then.', examples: [null] }),
      ),
      updatedAt: UpdatedAt,
    },
    { description: 'That the plan of a unit was published; publishing again is another one.' },
  ),
)
export type Publication = Static<typeof Publication>

const told = {
  membershipId: described(nullable(IdOf('membership')), 'Who works it; null for nobody yet.'),
  shiftTypeId: described(nullable(IdOf('shift_type')), 'The shift type; null for a shift of its own times.'),
  entryTypeId: described(nullable(IdOf('entry_type')), 'The entry type of the time; null for plain work.'),
  workDate: described(PlainDate, 'The date that it counts for, on which it starts.'),
  startMinutes: described(Minutes, 'When it starts, minutes from midnight of the date.'),
  endMinutes: described(
    Minutes,
    'When it ends, minutes from midnight of the date; past 1440 on the next one.',
  ),
  startAt: described(Instant, 'When it starts.'),
  endAt: described(Instant, 'When it ends.'),
  breakMinutes: described(Minutes, 'The unpaid break in it.'),
  tags: array(Type.String(), { description: 'What it is marked with.' }),
  note: nullable(Type.String({ description: 'What whoever works it has to know; null for nothing.' })),
}

export const FrozenShift = named(
  'PublishedShift',
  object(
    {
      shiftId: described(IdOf('shift'), 'The shift that was told.'),
      ...told,
      membershipId: described(IdOf('membership'), 'Who was to work it.'),
      version: Type.Integer({ description: 'The version of the shift that was told.' }),
    },
    { description: 'A shift as a publication told it; later changes leave it alone.' },
  ),
)
export type FrozenShift = Static<typeof FrozenShift>

const ToldShift = object(told)

export const PlanChanges = named(
  'ShiftPlanChanges',
  object({
    planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is.'),
    from: described(PlainDate, 'The first day looked at.'),
    to: described(PlainDate, 'The last day looked at.'),
    added: Type.Integer({ description: 'How many shifts nobody has been told of.' }),
    changed: Type.Integer({ description: 'How many differ from what was told of them last.' }),
    removed: Type.Integer({ description: 'How many were told and are not planned any more.' }),
    changes: array(
      object(
        {
          shiftId: described(IdOf('shift'), 'The shift that is planned, or was told.'),
          kind: oneOf(['added', 'changed', 'removed'], { description: 'How it differs from what was told.' }),
          fields: array(Type.String(), { description: 'What is not the same.' }),
          before: described(nullable(ToldShift), 'What was told of it last; null where nothing was.'),
          after: described(nullable(ToldShift), 'What is planned; null where it is not any more.'),
        },
        { title: 'ShiftPlanChange', description: 'A shift that differs from what was told of it last.' },
      ),
      { description: 'The first 1000 of them, by date, time and shift.' },
    ),
  }),
)
export type PlanChanges = Static<typeof PlanChanges>

const RuleCode = Type.String({ examples: ['shift_notice_short'], description: 'The rule that is broken.' })
const Severity = oneOf(['warning', 'override'], {
  description: 'The severity of the rule in the unit: `warning` is only told, `override` needed a reason.',
})

export const Published = named(
  'PublishedPlan',
  object({
    publication: Publication,
    warningCounts: array(
      object({
        code: RuleCode,
        severity: Severity,
        count: Type.Integer({ description: 'How many shifts break it.' }),
      }),
      { description: 'The rules that published shifts break all the same, each once.' },
    ),
    warnings: array(
      object({
        shiftId: described(IdOf('shift'), 'The shift that breaks it.'),
        ...brokenRule,
        severity: Severity,
      }),
      { description: 'The first hundred of them one by one.' },
    ),
  }),
)
export type Published = Static<typeof Published>

export const Unpublished = named(
  'UnpublishedPlan',
  object({
    planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is.'),
    periodFrom: described(PlainDate, 'The first day that is taken back.'),
    periodTo: described(PlainDate, 'The last day that is taken back.'),
    unpublishedCount: Type.Integer({ description: 'How many shifts are drafts again.' }),
    recipientCount: Type.Integer({ description: 'How many members had one of them.' }),
    unpublishedAt: described(Instant, 'When they were taken back.'),
  }),
)
export type Unpublished = Static<typeof Unpublished>

export const UnpublishReason = ReasonGiven({
  description: 'Why it is taken back; members are not shown it.',
  examples: ['The shop will be closed for a week.'],
})
