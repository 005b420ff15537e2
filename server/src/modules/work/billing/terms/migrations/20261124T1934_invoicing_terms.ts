import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

/** How work of a project, or of a phase of it, is invoiced from a day on: rows that never change, the last one of a day holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoicing_terms (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      phase_id uuid,
      valid_from date not null,
      order_reference text,
      payment_term_id uuid,
      contact_id uuid,
      vat_treatment_id uuid,
      article_id uuid,
      required jsonb check (jsonb_typeof(required) = 'array'),
      made_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, phase_id) references project_phases (org_id, id),
      foreign key (org_id, payment_term_id) references payment_terms (org_id, id),
      foreign key (org_id, contact_id) references contacts (org_id, id),
      foreign key (org_id, vat_treatment_id) references vat_treatments (org_id, id),
      foreign key (org_id, article_id) references articles (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'invoicing_terms')
  for (const [name, columns] of Object.entries({
    invoicing_terms_by_project: '(org_id, project_id, valid_from, made_at, id)',
    invoicing_terms_by_phase: '(org_id, phase_id) where phase_id is not null',
    invoicing_terms_by_payment_term: '(org_id, payment_term_id) where payment_term_id is not null',
    invoicing_terms_by_contact: '(org_id, contact_id) where contact_id is not null',
    invoicing_terms_by_vat_treatment: '(org_id, vat_treatment_id) where vat_treatment_id is not null',
    invoicing_terms_by_article: '(org_id, article_id) where article_id is not null',
  }))
    await sql`create index ${sql.table(name)} on invoicing_terms ${sql.raw(columns)}`.execute(db)
}
