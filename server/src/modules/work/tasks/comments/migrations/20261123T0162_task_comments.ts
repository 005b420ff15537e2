import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table task_comments (
      org_id uuid not null,
      id uuid not null,
      task_id uuid not null,
      author_membership_id uuid not null,
      format text not null,
      body text,
      edited_at timestamptz(3),
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, task_id) references tasks (org_id, id),
      foreign key (org_id, author_membership_id) references memberships (org_id, id),
      check ((body is null) = (deleted_at is not null))
    )`.execute(db)
  await tenantTable(db, 'task_comments')
  await sql`create index task_comments_of_task on task_comments (org_id, task_id, id)`.execute(db)
  await sql`create index task_comments_by_change on task_comments (org_id, task_id, updated_at, id)`.execute(
    db,
  )

  await sql`create index task_comments_of_author on task_comments (org_id, author_membership_id)`.execute(db)

  await sql`
    create table task_comment_mentions (
      org_id uuid not null,
      comment_id uuid not null,
      membership_id uuid not null,
      primary key (org_id, comment_id, membership_id),
      foreign key (org_id, comment_id) references task_comments (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'task_comment_mentions')
  await sql`
    create index task_comment_mentions_of_member
    on task_comment_mentions (org_id, membership_id, comment_id)`.execute(db)
}
