import { roles } from '../../../../platform/vocabulary/capabilities.ts'
import { column, type ImportColumn } from '../../../records/imports/port.ts'
import { locales } from '../record/shapes.ts'
import type { MemberRow } from './shapes.ts'

/** The columns of a table of members. */
export const columns: readonly ImportColumn<keyof MemberRow>[] = [
  column('payrollNumber', { fi: 'Palkkanumero', sv: 'Lönenummer', en: 'Payroll number' }, '', {
    aliases: ['henkilönumero', 'hlönro', 'personnummer i löner', 'anställningsnummer', 'employee number'],
  }),
  column('email', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, 'matti@example.fi', {
    aliases: ['sähköpostiosoite', 'e-postadress', 'email address', 'mail'],
  }),
  column('firstNames', { fi: 'Etunimet', sv: 'Förnamn', en: 'First names' }, 'Matti Johannes', {
    aliases: ['etunimi', 'first name', 'given names', 'given name'],
  }),
  column('lastName', { fi: 'Sukunimi', sv: 'Efternamn', en: 'Last name' }, 'Meikäläinen', {
    aliases: ['family name', 'surname'],
  }),
  column('preferredName', { fi: 'Kutsumanimi', sv: 'Tilltalsnamn', en: 'Preferred name' }, 'Matti'),
  column('phone', { fi: 'Puhelin', sv: 'Telefon', en: 'Phone' }, '+358 40 1234567', {
    aliases: ['puhelinnumero', 'matkapuhelin', 'telefonnummer', 'mobil', 'mobile', 'phone number'],
  }),
  column('role', { fi: 'Rooli', sv: 'Roll', en: 'Role' }, 'employee', { kind: 'choice', choices: roles }),
  column('unitName', { fi: 'Yksikkö', sv: 'Enhet', en: 'Unit' }, '', {
    aliases: ['toimipiste', 'osasto', 'avdelning', 'planning unit', 'department'],
  }),
  column('managerEmail', { fi: 'Esihenkilö', sv: 'Chef', en: 'Supervisor' }, '', {
    aliases: ['esimies', 'esihenkilön sähköposti', 'chefens e-post', 'manager', 'supervisor e-mail'],
  }),
  column(
    'employmentStartDate',
    { fi: 'Työsuhteen alku', sv: 'Anställningens början', en: 'Employment start' },
    '2026-12-01',
    { kind: 'date', aliases: ['alkupäivä', 'startdatum', 'start date'] },
  ),
  column(
    'employmentEndDate',
    { fi: 'Työsuhteen loppu', sv: 'Anställningens slut', en: 'Employment end' },
    '',
    { kind: 'date', aliases: ['loppupäivä', 'slutdatum', 'end date'] },
  ),
  column('locale', { fi: 'Kieli', sv: 'Språk', en: 'Language' }, 'fi', { kind: 'choice', choices: locales }),
  column('worktimeModel', { fi: 'Työaikamalli', sv: 'Arbetstidsmodell', en: 'Worktime model' }, ''),
  column('employer', { fi: 'Työnantaja', sv: 'Arbetsgivare', en: 'Employer' }, '', {
    aliases: ['yritys', 'företag', 'company'],
  }),
]
