import {
  choice,
  date,
  keeps,
  text,
  type CodeOf,
  column,
  rowOf,
  type RowOf,
  addresses,
  languageWords,
} from '../../../records/imports/protocol/port.ts'
import { roles } from '../../../../platform/vocabulary/capabilities.ts'
import { locales } from '../record/shapes.ts'

export const memberRow = rowOf({
  register: 'members',
  rows: 'members',
  cells: {
    payrollNumber: column(
      text(
        'The number in the payroll system, which a member is found by first; an import gives nobody a number. Null or absent: found by the address.',
      ),
      { fi: 'Palkkanumero', sv: 'Lönenummer', en: 'Payroll number' },
      'henkilönumero, hlönro, personnummer i löner, anställningsnummer, employee number',
    ),
    email: column(
      addresses(
        'The address that a member is found by, and that a new one is invited at. Of a member found by the payroll number it is the new address. Null or absent: a member who only uses a shared device is found by both names and the first day.',
      ),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail', example: 'matti@example.fi' },
      'sähköpostiosoite, e-postadress, email address, mail',
    ),
    firstNames: column(
      text(`Every given name; a new member needs it. ${keeps}`),
      { fi: 'Etunimet', sv: 'Förnamn', en: 'First names', example: 'Matti Johannes' },
      'etunimi, first name, given names, given name',
    ),
    lastName: column(
      text(`The family name; a new member needs it. ${keeps}`),
      { fi: 'Sukunimi', sv: 'Efternamn', en: 'Last name', example: 'Meikäläinen' },
      'family name, surname',
    ),
    preferredName: column(text(`What the member is called instead of the first given name. ${keeps}`), {
      fi: 'Kutsumanimi',
      sv: 'Tilltalsnamn',
      en: 'Preferred name',
      example: 'Matti',
    }),
    phone: column(
      text(`A telephone number as the organisation writes it. ${keeps}`),
      { fi: 'Puhelin', sv: 'Telefon', en: 'Phone', example: '+358 40 1234567' },
      'puhelinnumero, matkapuhelin, telefonnummer, mobil, mobile, phone number',
    ),
    role: column(
      choice(roles, `One of the roles; a new member needs it. ${keeps}`, {
        employee: { fi: 'Työntekijä', sv: 'Anställd', en: 'Employee' },
        manager: { fi: 'Esihenkilö', sv: 'Chef', en: 'Supervisor' },
        dispatcher: { fi: 'Työnjohtaja', sv: 'Arbetsledare', en: 'Dispatcher' },
        sales: { fi: 'Myyjä', sv: 'Säljare', en: 'Sales' },
        finance: { fi: 'Taloushallinto', sv: 'Ekonomi', en: 'Finance' },
        payroll: { fi: 'Palkanlaskija', sv: 'Löneräknare', en: 'Payroll' },
        hr: { fi: 'Henkilöstöhallinto', sv: 'Personaladministration', en: 'Human resources' },
        admin: { fi: 'Ylläpitäjä', sv: 'Administratör', en: 'Administrator' },
      }),
      {
        fi: 'Rooli',
        sv: 'Roll',
        en: 'Role',
        example: 'employee',
      },
    ),
    unitName: column(
      text(`The primary unit by its name. ${keeps}`),
      { fi: 'Yksikkö', sv: 'Enhet', en: 'Planning unit' },
      'toimipiste, osasto, avdelning, department, unit',
    ),
    managerEmail: column(
      addresses(`The supervisor by their address, on the roster or in another row. ${keeps}`),
      { fi: 'Esihenkilö', sv: 'Chef', en: 'Supervisor' },
      'esimies, esihenkilön sähköposti, chefens e-post, manager, supervisor e-mail',
    ),
    employmentStartDate: column(
      date(`The first day of the employment, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Työsuhteen alku', sv: 'Anställningens början', en: 'Employment start', example: '2026-12-01' },
      'alkupäivä, startdatum, start date',
    ),
    employmentEndDate: column(
      date(`The last day of the employment, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Työsuhteen loppu', sv: 'Anställningens slut', en: 'Employment end' },
      'loppupäivä, slutdatum, end date',
    ),
    locale: column(choice(locales, `The language of mail to the member. ${keeps}`, languageWords), {
      fi: 'Kieli',
      sv: 'Språk',
      en: 'Language',
      example: 'fi',
    }),
    worktimeModel: column(text(`The worktime model by its name. ${keeps}`), {
      fi: 'Työaikamalli',
      sv: 'Arbetstidsmodell',
      en: 'Worktime model',
    }),
    employer: column(
      text(`The employer by name or registry code. ${keeps}`),
      { fi: 'Työnantaja', sv: 'Arbetsgivare', en: 'Employer' },
      'yritys, företag, company',
    ),
  },
  refuses: [
    'member_ambiguous',
    'membership_not_found',
    'role_exceeds_actor',
    'manager_not_found',
    'supervisor_cycle',
    'planning_unit_not_found',
    'worktime_model_not_found',
    'employer_not_found',
    'already_member',
    'member_already_active',
    'last_admin',
    'employment_end_before_start',
    'termination_recorded',
    'fixed_term_basis_exceeds_one_year',
    'fixed_term_basis_not_in_force',
    'fixed_term_basis_not_first_contract',
    'fixed_term_renewals_used_up',
    'payroll_number_taken',
  ],
})

export type MemberRow = RowOf<typeof memberRow>
export type RowError = CodeOf<typeof memberRow>
