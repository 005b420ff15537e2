// oxlint-disable no-template-curly-in-string
/** Places that send a statement which `run.ts` does not reach; may only shrink. */
export const notSentYet: readonly string[] = [
  "demo: .selectFrom('demoOrganisations as d') .innerJoin('organisati",
  "demo: analyze ${sql.raw(names.join(', '))}`.execute(owner) })  asy",
  "demo: await directory .insertInto('demoRemovals') .values(orgIds.m",
  "demo: await directory.deleteFrom('demoOrganisations').where('orgId",
  "demo: await directory.insertInto('demoOrganisations').values(rows)",
  "demo: const marked = await directory .selectFrom('demoOrganisation",
  "demo: const others = await directory.selectFrom('organisations').s",
  "demo: const removals = await directory.selectFrom('demoRemovals').",
  "demo: const { slug } = await database.directory .selectFrom('organ",
  "demo: select pg_advisory_lock(hashtextextended('konttori demo', 0)",
  "demo: select set_config('synchronous_commit', 'off', true), set_co",
  "outgoing-mail: select ${mailColumns}, encode(m.sealed, 'base64') as sealed",
  'api-keys: insert into api_key_expiry_warnings (org_id, api_key_id, exp',
  'api-keys: select k.id, k.name, k.kind, k.prefix, k.last4, k.scope, k.r',
  'catalogs: ${values} where v.org_id = ${db.orgId} order by v.dimension_',
  'catalogs: ${versions(db.orgId)} where v.org_id = ${db.orgId} and v.id',
  'catalogs: select from employers where org_id = ${db.orgId} and id = ${',
  'catalogs: select from staff_groups where org_id = ${db.orgId} and id =',
  'catalogs: select id, name, registry_code from employers where org_id =',
  'catalogs: with recursive path (id, parent_id, depth) as ( select id, p',
  'connected-apps: delete from directory.oauth_tokens where org_id = ${tx.orgId',
  'connected-apps: delete from oauth_tokens where org_id = ${tx.orgId} and id =',
  'demo: and pg_relation_size(oid) > ${worthwhileBytes}`.execute(owne',
  'demo: export async function markFilled({ directory }: Database): P',
  'demo: select pg_notify(${accessChannel}, ${orgId})`) }) } catch (e',
  'demo: select c.oid::regclass::text as name from pg_class c join pg',
  'events: alter table ${table} add constraint ${sql.ref(`${partition}_',
  'events: alter table integration_events attach partition ${table}',
  'events: create table ${table} (like integration_events including all',
  'events: drop table if exists ${sql.table(partition)}`.execute(transa',
  'events: for values from (${sql.lit(`${from}T00:00:00Z`)}) to (${sql.',
  'members: delete from membership_units where org_id = ${tx.orgId} and',
  'members: insert into former_employments (org_id, membership_id, start',
  'members: select ${memberAsCallerJson(db.orgId, sql`${membershipId}::u',
  'members: select count(*) as members from memberships where org_id = $',
  'members: select feature, count(*) as members from memberships, unnest',
  'members: select id, first_names, last_name, employment_start_date fro',
  'members: update invitations i set mailed_token_hash = decode(l.hash,',
  'members: with recursive reports as ( select r.id from memberships r w',
  'outgoing-mail: update outgoing_mails m set status = s.status, attempts = m.',
  'outgoing-mail: with due as materialized ( select m.id from outgoing_mails m',
  'outbox: where d.outbox = ${outbox}`.execute(database.directory) }  /',
  'payroll-exports: select ${deliveryColumns}, d.lease_started_at from export_de',
  'payroll-exports: update export_deliveries set state = ${delivery.state}, atte',
  'session: delete from directory.persons where id = any(${locals}::uuid',
  'session: update directory.person_memberships set person_id = ${person',
  'session: update directory.persons p set password_hash = ${passwordHas',
  'session: update sessions s set last_used_at = used.at from jsonb_to_r',
  'session: with unlinked as ( delete from directory.person_memberships',
]

/** Statements that a distributed PostgreSQL would not send to one node; may only shrink. */
export const notRoutedYet: readonly string[] = []

/**
 * Statements that read a table from end to end. Those of `organisations` in order are a sweep over all of them, in pages;
 * tables of processes have a row for each; what has few rows in an organisation is quicker read whole. May only shrink.
 */
export const readFromEndToEnd: readonly string[] = [
  'audit: reads organisations from end to end in the order of organisations_pkey: select "org_id" from "directory"."organisations" order by "o',
  'platform: reads organisations from end to end in the order of organisations_pkey: select "org_id" from "directory"."organisations" order by "o',
  'platform: reads organisations from end to end in the order of organisations_slug_key: select "org_id", "slug" from "directory"."organisations" ord',
  'platform: reads outbox_due from end to end: with clock as materialized ( select now, now - make_interval',
  // It has one row.
  'platform: reads service_address from end to end: select "base_url", "mails" from "directory"."service_address',
]
