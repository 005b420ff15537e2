delete from outgoing_mails where org_id = $1 and created_at <= $2 and lease_id is null;
--   reads outgoing_mails by an index

select m.id from outgoing_mails m where m.org_id = $1 and m.id = any($2::uuid[]);
--   reads outgoing_mails by an index

select m.id, m.kind, m.status from outgoing_mails m where m.org_id = $1 and m.id = any($2::uuid[]);
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 and "m"."folded_text" like $2 order by "m"."id" desc limit $3;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 and "m"."id" = any($2::uuid[]) order by "m"."id" desc limit $3;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 and "m"."updated_at" >= $2 order by "m"."updated_at" asc, "m"."id" asc limit $3;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 and ("m"."id") < ($2) order by "m"."id" desc limit $3;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 and ("m"."updated_at", "m"."id") > ($2, $3) order by "m"."updated_at" asc, "m"."id" asc limit $4;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 and m.kind = $2 order by "m"."id" desc limit $3;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 and m.status = $2 order by "m"."id" desc limit $3;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 order by "m"."created_at" asc, "m"."id" asc limit $2;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 order by "m"."id" desc limit $2;
--   reads outgoing_mails by an index

select m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name, m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts, m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at from outgoing_mails m where m.org_id = $1 order by "m"."updated_at" asc, "m"."id" asc limit $2;
--   reads outgoing_mails by an index

update outgoing_mails m set attempts = m.attempts || jsonb_build_object('at', to_char(m.lease_started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'durationMs', null, 'replyCode', null, 'errorCode', 'interrupted', 'detail', null), status = case when (jsonb_array_length(m.attempts) + 1 >= 9) then 'failed' else 'queued' end, failure_code = case when (jsonb_array_length(m.attempts) + 1 >= 9) then 'attempts_exhausted' end, failed_at = case when (jsonb_array_length(m.attempts) + 1 >= 9) then $1::timestamptz end, next_attempt_at = case when not (jsonb_array_length(m.attempts) + 1 >= 9) then $2::timestamptz end, lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null, updated_at = $3 where m.org_id = $4 and m.lease_id is not null and m.lease_holder is distinct from $5 and (m.lease_ends_at <= $6 or m.lease_holder <> all(array(select id from directory.processes)));
--   reads outgoing_mails by an index

update outgoing_mails set sealed = null, updated_at = $1 where org_id = $2 and sealed is not null and body_until <= $3 and status <> 'queued';
--   reads outgoing_mails by an index

update outgoing_mails set status = 'failed', failure_code = 'expired', failed_at = $1, next_attempt_at = null, updated_at = $2 where org_id = $3 and status = 'queued' and lease_id is null and useful_until <= $4;
--   reads outgoing_mails by an index

update outgoing_mails w set status = case when w.lease_id is null then 'failed' else w.status end, failure_code = case when w.lease_id is null then $1 end, failed_at = case when w.lease_id is null then $2::timestamptz end, next_attempt_at = case when w.lease_id is not null then w.next_attempt_at end, sealed = case when w.lease_id is not null then w.sealed end, useful_until = $3::timestamptz, updated_at = $4::timestamptz where w.org_id = $5 and w.kind = $6 and w.about_id = any($7::uuid[]) and w.status in ('queued', 'held');
--   reads outgoing_mails by an index

with mail as ( select * from jsonb_to_recordset($1::jsonb) as mail(id uuid, kind text, status text, locale text, address text, name text, membership_id uuid, about_type text, about_id uuid, subject text, sealed text, body_until timestamptz, useful_until timestamptz, supersedes boolean)), superseded as ( update outgoing_mails w set status = case when w.lease_id is null then 'failed' else w.status end, failure_code = case when w.lease_id is null then $2 end, failed_at = case when w.lease_id is null then $3::timestamptz end, next_attempt_at = case when w.lease_id is not null then w.next_attempt_at end, sealed = case when w.lease_id is not null then w.sealed end, useful_until = $4::timestamptz, updated_at = $5::timestamptz from mail where w.org_id = $6 and w.status in ('queued', 'held') and mail.supersedes and w.kind = mail.kind and w.about_id = mail.about_id returning 1) insert into outgoing_mails (org_id, id, kind, status, locale, recipient_address, recipient_name, recipient_membership_id, about_type, about_id, subject, sealed, body_until, useful_until, next_attempt_at, created_at, updated_at) select $7, id, kind, status, locale, address, name, membership_id, about_type, about_id, subject, decode(sealed, 'base64'), body_until, useful_until, case when status = 'queued' then $8::timestamptz end, $9, $10 from mail returning 1;
--   reads outgoing_mails by an index
