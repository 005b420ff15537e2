import {
  choice,
  date,
  flag,
  integer,
  keeps,
  recordCells,
  referenceCells,
  text,
  type CodeOf,
  column,
  rowOf,
  type ReadRow,
  type Reference,
  type RowOf,
  addresses,
} from '../../../records/imports/protocol/port.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { KnownProject } from '../../projects/record/port.ts'
import type { TaskPatch } from '../record/shapes.ts'
import { customFieldCell } from '../../../records/custom-fields/port.ts'
import { assigneesOfTask, estimateLimit, labelsOfTask, priorities } from '../record/record.ts'

export const taskRow = rowOf({
  register: 'tasks',
  rows: 'tasks',
  columns: [
    ...(['recordId', 'externalSource', 'externalId', 'title', 'description', 'status', 'priority'] as const),
    ...(['assigneeEmails', 'labels', 'startDate', 'dueDate', 'estimateMinutes', 'billable'] as const),
    ...(['projectCode', 'number', 'phaseCode', 'parentExternalSource', 'parentExternalId'] as const),
    'customFields',
  ],
  cells: {
    ...recordCells('task'),
    ...referenceCells("task's"),
    projectCode: column(
      text(
        'The project by its code. A new task without one is a task of its own; one that is there stays in its project. Null or absent says nothing.',
      ),
      { fi: 'Projektin koodi', sv: 'Projektkod', en: 'Project code', example: 'koulu' },
      'projekti, projektinumero, projekt, project, project number',
    ),
    number: column(
      integer(
        'The number of a task that is there, in the project of the row, where it is not found by a reference; text of digits counts too. Null or absent for a new task.',
        { minimum: 1 },
      ),
      { fi: 'Tehtävän numero', sv: 'Uppgiftsnummer', en: 'Task number' },
      'tehtävänumero, nro, numero, nummer, number',
    ),
    title: column(
      text(`What is to be done; needed for a new task. ${keeps}`),
      { fi: 'Otsikko', sv: 'Rubrik', en: 'Title', example: 'Tilaa lämpöpumput' },
      'tehtävä, nimi, uppgift, task, summary, subject, name',
    ),
    description: column(
      text(`What there is to know of it. ${keeps}`),
      { fi: 'Kuvaus', sv: 'Beskrivning', en: 'Description' },
      'selite, notes, details',
    ),
    phaseCode: column(
      text(`The phase of the project by its code. ${keeps}`),
      { fi: 'Vaiheen koodi', sv: 'Faskod', en: 'Phase code' },
      'vaihe, fas, phase',
    ),
    status: column(
      text(
        'The status by its code. Null or absent, a new task gets the first in which work goes on, and another keeps its own.',
      ),
      { fi: 'Tehtävän tila', sv: 'Uppgiftens status', en: 'Task status' },
      'tilakoodi, state, tila, status',
    ),
    priority: column(
      choice(priorities, `How much it matters: ${priorities.join(', ')}. ${keeps}`, {
        low: { fi: 'Matala', sv: 'Låg', en: 'Low' },
        normal: { fi: 'Normaali', sv: 'Normal', en: 'Normal' },
        high: { fi: 'Korkea', sv: 'Hög', en: 'High' },
        urgent: { fi: 'Kiireellinen', sv: 'Brådskande', en: 'Urgent' },
      }),
      { fi: 'Tärkeys', sv: 'Prioritet', en: 'Priority', example: 'normal' },
      'prioriteetti, kiireellisyys',
    ),
    assigneeEmails: column(
      addresses(
        `The e-mail addresses of at most ${assigneesOfTask} members who are to do it, between them \`;\`; they replace those of the task. ${keeps}`,
      ),
      { fi: 'Tekijät', sv: 'Ansvariga', en: 'Assignees' },
      'tekijä, vastuuhenkilö, ansvarig, assignee, assigned to, sähköposti',
    ),
    labels: column(
      text(
        `At most ${labelsOfTask} labels by code or name, between them \`;\`; they replace those of the task. ${keeps}`,
      ),
      { fi: 'Tunnisteet', sv: 'Etiketter', en: 'Labels' },
      'tunniste, etikett, label, tags',
    ),
    startDate: column(
      date(`When work on it is to begin, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Alkupäivä', sv: 'Startdatum', en: 'Start date', example: '2027-03-01' },
      'aloituspäivä, start, alkaa, börjar',
    ),
    dueDate: column(
      date(`When it is to be done, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Määräpäivä', sv: 'Förfallodag', en: 'Due date', example: '2027-03-31' },
      'eräpäivä, valmis viimeistään, slutdatum, due',
    ),
    estimateMinutes: column(
      integer(
        `Minutes that it is to take; text of digits counts too. ${keeps}`,
        { minimum: 0, maximum: estimateLimit },
        'duration',
      ),
      { fi: 'Työmääräarvio', sv: 'Uppskattad tid', en: 'Estimate', example: '8:00' },
      'arvio, uppskattning, estimate minutes',
    ),
    billable: column(
      flag(
        'Whether work on it is for the customer to pay. Null or absent, a new task is as its project is billed, and another stays as it is.',
      ),
      { fi: 'Laskutettava', sv: 'Fakturerbar', en: 'Billable' },
      'laskutetaan, debiterbar',
    ),
    parentExternalSource: column(
      text('The system of `parentExternalId`; null or absent, the one of the row itself.'),
      {
        fi: 'Ylätehtävän ulkoinen järjestelmä',
        sv: 'Huvuduppgiftens externa system',
        en: 'Parent external source',
      },
    ),
    parentExternalId: column(
      text(
        `The task that it is a part of, by its id in the other system; it may come with another row, before this one or after it. ${keeps}`,
      ),
      { fi: 'Ylätehtävän ulkoinen tunnus', sv: 'Huvuduppgiftens externa id', en: 'Parent external id' },
      'ylätehtävä, huvuduppgift, parent, parent id, epic',
    ),
    customFields: customFieldCell,
  },
  refuses: [
    'external_ref_incomplete',
    'external_ref_conflict',
    'project_not_found',
    'project_closed',
    'project_phase_not_found',
    'task_not_found',
    'task_ambiguous',
    'task_of_other_project',
    'task_archived',
    'task_status_not_found',
    'task_transition_not_allowed',
    'task_guard_not_met',
    'task_wip_limit_reached',
    'task_parent_not_found',
    'task_parent_cycle',
    'task_parent_too_deep',
    'task_dates_invalid',
    'task_reprices_approved_hours',
    'membership_not_found',
    'task_label_not_found',
    'custom_field_unknown',
    'custom_field_value_invalid',
    'custom_field_required',
  ],
})

/** By what alone rows may be matched. */
export const matchKeys = ['reference', 'number'] as const
export type MatchKey = (typeof matchKeys)[number]

export type TaskRow = RowOf<typeof taskRow>
export type RowError = CodeOf<typeof taskRow>

/** What rows name. */
interface NamedByRow {
  readonly projectCode: KnownProject
  readonly assigneeEmails: readonly { readonly id: Id }[]
  readonly labels: readonly { readonly id: Id }[]
}

export type StandardRow = ReadRow<TaskRow, TaskPatch, NamedByRow>

/** A row as it counts: what is absent, null or blank is no field of its patch and keeps what is stored. */
export interface RowOfTask extends Pick<StandardRow, 'patch' | 'reference'> {
  readonly project: KnownProject | undefined
  readonly number: number | undefined
  readonly phaseCode: string | undefined
  /** The code of the status; which one that is, the project says. */
  readonly status: string | undefined
  readonly parent: Reference | undefined
}
