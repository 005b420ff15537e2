delete from "directory"."mail_processes" where id = $1;

insert into audit_checkpoints (org_id, sequence, hash, at, signature) values ($1, $2, $3, $4, $5);

insert into idempotency_records (org_id, key, fingerprint, membership_id, status, body, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict (org_id, key) do update set fingerprint = excluded.fingerprint, membership_id = excluded.membership_id, status = excluded.status, body = excluded.body, created_at = excluded.created_at;

select "org_id" from "directory"."organisations" order by "org_id";
--   reads organisations from end to end in the order of organisations_pkey

select "org_id", "slug" from "directory"."organisations" order by "slug";
--   reads organisations from end to end in the order of organisations_slug_key

select (extract(epoch from sandbox_offset) * 1000)::bigint as milliseconds from organisation_clocks where org_id = $1;
--   reads by organisation_clocks_pkey

select 1;

select audit_sequence as sequence, encode(audit_hash, 'hex') as hash from organisation_clocks where org_id = $1;
--   reads by organisation_clocks_pkey

select fingerprint, membership_id, status, body from idempotency_records where org_id = $1 and key = $2 and created_at > (select last_instant from organisation_clocks c where c.org_id = $1) - interval '24 hours';
--   reads by organisation_clocks_pkey

select greatest(date_trunc('milliseconds', clock_timestamp()) + sandbox_offset, last_instant) as now from organisation_clocks where org_id = $1;
--   reads by organisation_clocks_pkey

select id, at, action, actor_membership_id as membership_id, reason, changes from audit_entries where org_id = $1 and target_type = $2 and target_id = $3 order by sequence;
--   reads by audit_entries_by_target

select org_id as organisation_id, sequence, encode(hash, 'hex') as hash, at, signature from audit_checkpoints where org_id = $1 and sequence > $2 order by sequence limit $3;
--   reads by audit_checkpoints_pkey

select org_id as organisation_id, sequence, id, at, actor_membership_id, credential_kind, credential_id, operation, request_id, action, target_type, target_id, changes, reason, origin, encode(salt, 'hex') as salt, encode(personal_digest, 'hex') as personal_digest, erased_by, encode(prev_hash, 'hex') as prev_hash, encode(hash, 'hex') as hash from audit_entries where org_id = $1 and sequence > $2 order by sequence limit $3;
--   reads by audit_entries_pkey

select pg_notify($1, $2);

select sequence from ( select sequence, salt from audit_entries where org_id = $1 and target_id = $2::text and target_type = 'membership' union select sequence, salt from audit_entries where org_id = $3 and actor_membership_id = $4) theirs where salt is not null order by sequence;
--   reads by audit_entries_by_actor
--   reads by audit_entries_by_target
--   sorts by audit_entries.sequence, audit_entries.salt

select sequence, encode(hash, 'hex') as hash from audit_checkpoints where org_id = $1 order by sequence desc limit 1;
--   reads by audit_checkpoints_pkey

update "directory"."api_key_warning_due" set due_at = $1 where org_id in ( select org_id from "directory"."api_key_warning_due" where due_at <= $2 order by due_at limit $3 for update skip locked) returning org_id as "orgId";
--   reads by api_key_warning_due_by_time
--   reads by api_key_warning_due_pkey

update "directory"."outgoing_mail_due" set due_at = $1 where org_id in ( select org_id from "directory"."outgoing_mail_due" where due_at <= $2 order by due_at limit $3 for update skip locked) returning org_id as "orgId";
--   reads by outgoing_mail_due_by_time
--   reads by outgoing_mail_due_pkey

update "directory"."sign_in_endings" set due_at = $1 where org_id in ( select org_id from "directory"."sign_in_endings" where due_at <= $2 order by due_at limit $3 for update skip locked) returning org_id as "orgId";
--   sorts by sign_in_endings_1.due_at

update audit_entries e set salt = null, reason = null, origin = null, erased_by = $1, changes = ( select coalesce(jsonb_agg( case when change->>'sensitivity' = 'personal' then change - 'from' - 'to' else change end order by place), '[]') from jsonb_array_elements(e.changes) with ordinality as each(change, place)) where e.org_id = $2 and e.sequence = any($3::bigint[]);
--   reads by audit_entries_pkey

update organisation_clocks set sandbox_offset = sandbox_offset + $1::bigint * interval '1 millisecond' where org_id = $2;
--   reads by organisation_clocks_pkey

with alive as ( insert into "directory"."mail_processes" (id, seen_at) values ($1, clock_timestamp()) on conflict (id) do update set seen_at = excluded.seen_at), dead as ( delete from "directory"."mail_processes" where id <> $2 and seen_at < clock_timestamp() - make_interval(secs => $3::integer) returning id) update "directory"."outgoing_mail_due" set due_at = date_trunc('milliseconds', clock_timestamp()) where exists (select from dead) and due_at > clock_timestamp() and due_at <= clock_timestamp() + make_interval(secs => $4::double precision);
--   reads outgoing_mail_due from end to end

with claim as materialized ( select pg_try_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 0)) as claimed ), present as materialized ( select date_trunc('milliseconds', clock_timestamp() at time zone 'UTC') as instant), locked as ( update organisation_clocks c set last_instant = greatest(present.instant::timestamp + c.sandbox_offset, c.last_instant at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC' from present where c.org_id = $1::text::uuid and (select claimed from claim) returning c.last_instant, c.audit_sequence, c.audit_hash ) select claimed, locked.* from claim left join locked on true;
--   reads by organisation_clocks_pkey

with counter as ( update organisation_clocks set last_sequence = last_sequence + $1 where org_id = $2 returning last_sequence - $3 as base) insert into integration_events (org_id, id, sequence, event, payload, created_at) select $4, fact.id, counter.base + fact.position, fact.event, fact.payload, $5 from counter, rows from (json_to_recordset($6::json) as (id uuid, event text, payload json)) with ordinality as fact(id, event, payload, position) returning sequence;
--   reads by organisation_clocks_pkey

with expired as ( select r.key from idempotency_records r join organisation_clocks c on c.org_id = $1 where r.org_id = $2 and r.created_at <= c.last_instant - make_interval(hours => $3) order by r.created_at limit $4 ), deleted as ( delete from idempotency_records where org_id = $5 and key in (select key from expired) returning 1 ) select count(*) from deleted;
--   reads by organisation_clocks_pkey

with head as ( update organisation_clocks set audit_sequence = $1, audit_hash = $2 where org_id = $3) insert into audit_entries (org_id, sequence, id, at, actor_membership_id, credential_kind, credential_id, operation, request_id, origin, action, target_type, target_id, changes, reason, salt, personal_digest, prev_hash, hash) select $4, line.sequence, line.id, $5, $6, $7, $8, $9, $10, line.origin, line.action, line.target_type, line.target_id, line.changes, line.reason, line.salt, line.personal_digest, line.prev_hash, line.hash from jsonb_to_recordset($11::jsonb) as line(sequence bigint, id uuid, origin text, action text, target_type text, target_id text, changes jsonb, reason text, salt bytea, personal_digest bytea, prev_hash bytea, hash bytea) returning sequence;
--   reads by organisation_clocks_pkey
