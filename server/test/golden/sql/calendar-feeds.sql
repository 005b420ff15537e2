delete from calendar_feeds f where f.org_id = $1 and f.membership_id = any($2::uuid[]) returning 1;

delete from unit_calendar_feeds f where f.org_id = $1 and f.membership_id = $2 and f.planning_unit_id = $3;
--   reads unit_calendar_feeds by an index

delete from unit_calendar_feeds f where f.org_id = $1 and f.membership_id = any($2::uuid[]) returning 1;
--   reads unit_calendar_feeds by an index

insert into calendar_feeds ("org_id", "membership_id", "token_hash", "key_kind", "key_id", "created_at") select $1, n."membership_id", n."token_hash", n."key_kind", n."key_id", n."created_at" from jsonb_to_recordset($2::jsonb) as n("membership_id" uuid, "token_hash" bytea, "key_kind" text, "key_id" uuid, "created_at" timestamptz) on conflict ("org_id", "membership_id") do update set "token_hash" = excluded."token_hash", "key_kind" = excluded."key_kind", "key_id" = excluded."key_id", "created_at" = excluded."created_at" returning 1;

insert into unit_calendar_feeds ("org_id", "membership_id", "planning_unit_id", "token_hash", "key_kind", "key_id", "created_at") select $1, n."membership_id", n."planning_unit_id", n."token_hash", n."key_kind", n."key_id", n."created_at" from jsonb_to_recordset($2::jsonb) as n("membership_id" uuid, "planning_unit_id" uuid, "token_hash" bytea, "key_kind" text, "key_id" uuid, "created_at" timestamptz) on conflict ("org_id", "membership_id", "planning_unit_id") do update set "token_hash" = excluded."token_hash", "key_kind" = excluded."key_kind", "key_id" = excluded."key_id", "created_at" = excluded."created_at" returning 1;

select distinct f.planning_unit_id as id from unit_calendar_feeds f where f.org_id = $1 and f.planning_unit_id = any($2::uuid[]);
--   reads unit_calendar_feeds by an index

select exists ( select from memberships m where m.org_id = $1 and m.id <> $2 and ( m.org_id = $3 and m.status <> 'deactivated' and (m.employment_start_date is null or m.employment_start_date <= $4) and (m.employment_end_date is null or m.employment_end_date >= $5 and m.employment_end_date >= $6)) and m.id in ( select u.membership_id from membership_units u where u.org_id = $7 and u.planning_unit_id in ($8::uuid) and u.valid_from <= $9 and (u.valid_to is null or u.valid_to >= $10)) and ( m.org_id = $11 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $12 and r.supervisor_membership_id = $13 union select r.id from reports above join memberships r on r.org_id = $14 and r.supervisor_membership_id = above.id) select reports.id from reports))) as supervises;
--   reads membership_units by an index
--   reads memberships by an index

select f."membership_id", f."planning_unit_id", f."token_hash", f."key_kind", f."key_id", f."created_at" from unit_calendar_feeds f where f.org_id = $1 and f.membership_id = $2 order by f.created_at, f.planning_unit_id;
--   reads unit_calendar_feeds by an index

select f."membership_id", f."planning_unit_id", f."token_hash", f."key_kind", f."key_id", f."created_at" from unit_calendar_feeds f where f.org_id = $1 and f.membership_id = any($2::uuid[]);
--   reads unit_calendar_feeds by an index

select f."membership_id", f."planning_unit_id", f."token_hash", f."key_kind", f."key_id", f."created_at" from unit_calendar_feeds f where f.org_id = $1 and f.token_hash = $2;
--   reads unit_calendar_feeds by an index

select f."membership_id", f."token_hash", f."key_kind", f."key_id", f."created_at" from calendar_feeds f where f.org_id = $1 and f.membership_id = $2;

select f."membership_id", f."token_hash", f."key_kind", f."key_id", f."created_at" from calendar_feeds f where f.org_id = $1 and f.membership_id = any($2::uuid[]);

select f."membership_id", f."token_hash", f."key_kind", f."key_id", f."created_at" from calendar_feeds f where f.org_id = $1 and f.token_hash = $2;
