import {
  choice,
  type CodeOf,
  column,
  integer,
  keeps,
  type ReadRow,
  rowOf,
  type RowOf,
  text,
} from '../../../../records/imports/protocol/port.ts'
import type { KnownProject } from '../../../projects/record/port.ts'
import { dependencyTypes } from '../graph.ts'
import { lagLimit } from '../record.ts'
import type { TaskDependencyPatch } from '../shapes.ts'

export const dependencyRow = rowOf({
  register: 'task-dependencies',
  rows: 'dependencies',
  cells: {
    projectCode: column(
      text(
        'The project of both tasks by its code; needed where a number names one of them; null or absent for none.',
      ),
      { fi: 'Projektin koodi', sv: 'Projektkod', en: 'Project code', example: 'KO-2604' },
      'projekti, projektinumero, projekt, projektnummer, project, project number',
    ),
    fromNumber: column(
      integer(
        'The earlier task, which the other waits for, by its number in the project; null or absent for none.',
        { minimum: 1 },
      ),
      { fi: 'Edeltäjän numero', sv: 'Föregångarens nummer', en: 'Predecessor number', example: '1' },
      'edeltäjä, föregångare, predecessor, from',
    ),
    toNumber: column(
      integer('The later task, which waits, by its number in the project; null or absent for none.', {
        minimum: 1,
      }),
      { fi: 'Seuraajan numero', sv: 'Efterföljarens nummer', en: 'Successor number', example: '2' },
      'seuraaja, efterföljare, successor, to',
    ),
    fromExternalSource: column(
      text('The other system in which `fromExternalId` names the earlier task; null or absent for none.'),
      {
        fi: 'Edeltäjän ulkoinen järjestelmä',
        sv: 'Föregångarens externa system',
        en: 'Predecessor external source',
      },
    ),
    fromExternalId: column(
      text(
        'The earlier task by its id in the other system, in place of its number; null or absent for none.',
      ),
      {
        fi: 'Edeltäjän ulkoinen tunnus',
        sv: 'Föregångarens externa id',
        en: 'Predecessor external id',
      },
    ),
    toExternalSource: column(
      text('The other system in which `toExternalId` names the later task; null or absent for none.'),
      {
        fi: 'Seuraajan ulkoinen järjestelmä',
        sv: 'Efterföljarens externa system',
        en: 'Successor external source',
      },
    ),
    toExternalId: column(
      text('The later task by its id in the other system, in place of its number; null or absent for none.'),
      {
        fi: 'Seuraajan ulkoinen tunnus',
        sv: 'Efterföljarens externa id',
        en: 'Successor external id',
      },
    ),
    type: column(
      choice(
        dependencyTypes,
        `What waits for what: one of ${dependencyTypes.join(', ')}, as \`TaskDependency\` says. ${keeps} A new one is \`fs\`.`,
        {
          fs: { fi: 'Lopusta alkuun', sv: 'Slut till start', en: 'Finish to start' },
          ss: { fi: 'Alusta alkuun', sv: 'Start till start', en: 'Start to start' },
          ff: { fi: 'Lopusta loppuun', sv: 'Slut till slut', en: 'Finish to finish' },
          sf: { fi: 'Alusta loppuun', sv: 'Start till slut', en: 'Start to finish' },
        },
      ),
      { fi: 'Tyyppi', sv: 'Typ', en: 'Type', example: 'fs' },
      'riippuvuus, riippuvuustyyppi, beroende, dependency',
    ),
    lagMinutes: column(
      integer(
        `Minutes that pass between the two, negative for an overlap; text of digits counts too. ${keeps}`,
        { minimum: -lagLimit, maximum: lagLimit },
      ),
      { fi: 'Viive minuutteina', sv: 'Fördröjning i minuter', en: 'Lag in minutes' },
      'viive, fördröjning, lag',
    ),
  },
  refuses: [
    'project_not_found',
    'project_closed',
    'external_ref_incomplete',
    'task_not_found',
    'task_archived',
    'task_dependency_other_project',
    'task_dependency_cycle',
    'task_dependency_limit_reached',
  ],
})

export type RowError = CodeOf<typeof dependencyRow>

export type DependencyRow = ReadRow<
  RowOf<typeof dependencyRow>,
  TaskDependencyPatch,
  { readonly projectCode: KnownProject }
>
