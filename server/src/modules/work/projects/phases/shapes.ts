import { detailFields } from '../../../../platform/contract/reasons.ts'
import { May } from '../../../../platform/contract/may.ts'
import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { billings, BudgetCents, BudgetMinutes } from '../record/shapes.ts'
import { phaseDepth, phaseStates } from './record.ts'
import { type PhaseWarning, phaseWarningReasons } from './warning-reasons.ts'

export const PhaseCode = Type.String({
  maxLength: 50,
  pattern: '^\\S(.*\\S)?$',
  examples: ['10'],
  description:
    'Unique among the phases of the project whatever the letter case, as the organisation writes it.',
})
const Billing = oneOf(billings, {
  description:
    'How the phase is billed where it is not as its project: `capped` up to its own `budgetCents`, `fixed` at it.',
})
const ownBilling =
  'How its work is billed, and that of phases in it without a billing of their own; null: as the phase that it lies in, or its project.'

/** What somebody should look at; it stops nothing. */
const phaseWarnings = Object.keys(phaseWarningReasons) as PhaseWarning['code'][]

export const PhaseShape = named(
  'ProjectPhase',
  object(
    {
      id: RecordId,
      projectId: described(IdOf('project'), 'The project; it never changes.'),
      parentPhaseId: described(
        nullable(IdOf('project_phase')),
        'The phase that it lies in; null for one of the project itself.',
      ),
      code: PhaseCode,
      name: Name,
      position: Type.Integer({ description: 'Its place among the phases with the same parent, from 1.' }),
      depth: Type.Integer({
        description: `How deep it lies: 1 for a phase of the project itself, ${phaseDepth} at most.`,
      }),
      state: oneOf(phaseStates, {
        description: 'Where it stands. A completed or cancelled phase takes no new hours.',
      }),
      locked: described(Flag, 'Whether it takes no new hours though it is not done.'),
      takesHours: described(
        Flag,
        'Whether the phase takes new hours: neither it nor a phase that it lies in is locked, completed or cancelled. Its project has a word in it too.',
      ),
      startDate: described(nullable(PlainDate), 'The first day; null when nobody said.'),
      endDate: described(nullable(PlainDate), 'The last day; null when nobody said.'),
      budgetMinutes: described(
        nullable(BudgetMinutes),
        'How long the work of the phase may take, in minutes; null without a limit of its own.',
      ),
      budgetCents: described(
        nullable(BudgetCents),
        'What the work of the phase may come to, in cents; null without a limit of its own.',
      ),
      billing: described(nullable(Billing), ownBilling),
      warnings: array(oneOf(phaseWarnings, { description: 'What it is; stable.' }), {
        description: 'Dates of the phase that lie outside of its project; they stop nothing.',
      }),
      warningReasons: array(object(detailFields(phaseWarningReasons)), {
        description: 'The same as reasons, with the dates and in words.',
      }),
      may: May,
      updatedAt: UpdatedAt,
    },
    { description: 'A part of a project that hours, tasks and budgets may name.' },
  ),
)
export type ShownPhase = Static<typeof PhaseShape>

const writable = {
  startDate: optional(described(nullable(PlainDate), 'The first day; null for unknown.')),
  endDate: optional(described(nullable(PlainDate), 'The last day; null for unknown.')),
  budgetMinutes: optional(
    described(nullable(BudgetMinutes), 'How long the work may take, in minutes; null without a limit.'),
  ),
  budgetCents: optional(
    described(nullable(BudgetCents), 'What the work may come to, in cents; null without a limit.'),
  ),
  billing: optional(described(nullable(Billing), ownBilling)),
}

const parentPhaseId = described(
  nullable(IdOf('project_phase')),
  'The phase of the same project to put it in; null for none. Absent, the project itself.',
)

export const NewPhase = object({
  code: PhaseCode,
  name: Name,
  parentPhaseId: optional(parentPhaseId),
  afterPhaseId: optional(
    described(
      nullable(IdOf('project_phase')),
      'The phase with the same parent that it comes after; null for the first place. Absent, it comes last.',
    ),
  ),
  ...writable,
  dryRun: DryRun,
})
export type NewPhase = Static<typeof NewPhase>

export const PhasePatch = object({
  code: optional(PhaseCode),
  name: optional(Name),
  ...writable,
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type PhasePatch = Omit<Static<typeof PhasePatch>, 'expectedUpdatedAt' | 'dryRun'>

/** What of a phase decides on what its project brings. */
export const TriedPhase = object({
  startDate: writable.startDate,
  budgetCents: writable.budgetCents,
  billing: writable.billing,
})
export type TriedPhase = Static<typeof TriedPhase>

export const PhaseMove = object({
  parentPhaseId: described(
    nullable(IdOf('project_phase')),
    'The phase of the same project to put it in; null for the project itself.',
  ),
  afterPhaseId: optional(
    described(
      nullable(IdOf('project_phase')),
      'The phase with that parent that it comes after; null for the first place. Absent, it comes last.',
    ),
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type PhaseMove = Omit<Static<typeof PhaseMove>, 'expectedUpdatedAt' | 'dryRun'>

export const PhaseStep = object({
  reason: optional(
    Text(1000, { description: 'Why, for the audit trail.', examples: ['The customer accepted it.'] }),
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})
