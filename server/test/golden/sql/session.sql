delete from directory.attempts where forget_at <= $1;
--   reads attempts by an index

delete from directory.attempts where subject_hash = any($1::bytea[]);
--   reads attempts by an index

delete from directory.passkeys where id = $1;
--   reads passkeys by an index

delete from directory.passkeys where person_id = $1;
--   reads passkeys by an index

delete from directory.password_resets where email = $1;
--   reads password_resets by an index

delete from directory.password_resets where email = $1 and person_id is not distinct from $2::uuid;
--   reads password_resets by an index

delete from directory.password_resets where person_id = $1 or (email = $2 and person_id is null and $3::boolean);
--   reads password_resets by an index

delete from directory.password_resets where token_hash = $1 and expires_at > $2 returning email;
--   reads password_resets by an index

delete from directory.person_memberships where org_id = $1 and membership_id = $2;
--   reads person_memberships by an index

delete from directory.persons where id = $1;
--   reads persons by an index

delete from directory.recovery_codes where person_id = $1;
--   reads recovery_codes by an index

delete from directory.recovery_codes where person_id = $1 and code_hash = any($2::bytea[]) returning person_id;
--   reads recovery_codes by an index

delete from directory.second_factor_challenges where person_id = $1;

delete from directory.second_factor_challenges where token_hash = $1;

delete from directory.second_factor_challenges where token_hash in ( select token_hash from directory.second_factor_challenges where person_id = $1 and org_id = $2 order by created_at desc offset $3);

delete from directory.session_tokens where org_id = $1 and membership_id = any($2::uuid[]);
--   reads session_tokens by an index

delete from directory.session_tokens where org_id = $1 and session_id = any($2::uuid[]);
--   reads session_tokens by an index

delete from directory.session_tokens where person_id = $1;
--   reads session_tokens by an index

delete from directory.session_tokens where person_id = $1 and session_id is distinct from $2::uuid returning org_id, session_id, membership_id;
--   reads session_tokens by an index

delete from directory.session_tokens where token_hash = $1 and session_id = $2 returning session_id;
--   reads session_tokens by an index

delete from directory.sign_in_endings where org_id = $1 returning membership_id;

delete from directory.totp_factors where person_id = $1;
--   reads totp_factors by an index

delete from sessions where org_id = $1 and id = any($2::uuid[]);
--   reads sessions by an index

delete from sessions where org_id = $1 and membership_id = any($2::uuid[]);
--   reads sessions by an index

insert into "sessions" ("id", "membership_id", "role", "user_agent", "second_factor", "authenticated_at", "created_at", "last_used_at", "org_id") values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

insert into directory.passkeys (id, person_id, credential_id, public_key, sign_count, transports, backed_up, name, created_at, updated_at) values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10) on conflict (credential_id) do nothing returning id;

insert into directory.password_resets (token_hash, org_id, membership_id, email, person_id, expires_at) values ($1, $2, $3, $4, $5, $6);

insert into directory.password_salts (email, salt) values ($1, $2) on conflict (email) do nothing;

insert into directory.person_memberships (org_id, membership_id, person_id) select $1, $2, id from directory.persons where id = $3 and (local_org_id is null or local_org_id = $4);
--   reads persons by an index

insert into directory.persons (id, email, password_hash, locale, local_org_id, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7) returning id, email, password_hash, local_org_id, generation;

insert into directory.persons as p (id, email, password_hash, locale, local_org_id, created_at, updated_at) values ($1, $2, $3, $4, $5::uuid, $6, $7) on conflict (email, local_org_id) do update set email = p.email returning p.id;

insert into directory.recovery_codes (person_id, code_hash, created_at) select $1, code_hash, $2 from unnest($3::bytea[]) as code_hash;

insert into directory.second_factor_challenges (token_hash, org_id, membership_id, person_id, invitation_hash, failures, created_at, expires_at) values ($1, $2, $3, $4, $5, 0, $6, $7);

insert into directory.session_tokens (token_hash, org_id, session_id, membership_id, person_id) values ($1, $2, $3, $4, $5);

insert into directory.totp_factors (person_id, sealed_secret, enrolled_at) values ($1, $2, $3) on conflict (person_id) do update set sealed_secret = excluded.sealed_secret, enrolled_at = excluded.enrolled_at, last_step = null where totp_factors.confirmed_at is null;

select "blocked_until" from "directory"."attempts" where "subject_hash" in ($, …);
--   reads attempts by an index

select "id", "person_id", "credential_id", "public_key", "sign_count" from "directory"."passkeys" where "credential_id" = $1;
--   reads passkeys by an index

select "org_id" from "directory"."password_resets" where "email" = $1 and "person_id" is null;
--   reads password_resets by an index

select "org_id", "membership_id" from "directory"."person_memberships" where "person_id" = $1;
--   reads person_memberships by an index

select "org_id", "membership_id", "email", "person_id" from "directory"."password_resets" where "token_hash" = $1;
--   reads password_resets by an index

select "org_id", "membership_id", "person_id", "invitation_hash" from "directory"."second_factor_challenges" where "token_hash" = $1;

select "org_id", "session_id" from "directory"."session_tokens" where "token_hash" = $1;
--   reads session_tokens by an index

select "p"."id", "p"."email", "p"."password_hash", "p"."local_org_id", "p"."generation", "m"."org_id", "m"."membership_id" from "directory"."persons" as "p" left join "directory"."person_memberships" as "m" on "m"."person_id" = "p"."id" where "p"."email" = $1;
--   reads person_memberships by an index
--   reads persons by an index

select "password_hash" from "directory"."persons" where "email" = $1 and "password_hash" is not null limit $2;
--   reads persons by an index

select "salt" from "directory"."password_salts" where "email" = $1;
--   reads password_salts by an index

select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $2 and m.id = $3::uuid) as member, ( select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox, 'secondFactorRequired', o.second_factor_required, 'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators, 'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours, 'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint, 'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $4), '{}')) from organisations o join organisation_clocks c on c.org_id = $5 where o.org_id = $6) as organisation;
--   reads memberships by an index
--   reads organisation_clocks by an index
--   reads organisation_features by an index
--   reads organisations by an index

select from directory.passkeys where credential_id = $1;
--   reads passkeys by an index

select from directory.password_resets where token_hash = $1 and expires_at > $2;
--   reads password_resets by an index

select from directory.persons p join directory.person_memberships m on m.person_id = p.id where m.org_id = $1 and m.membership_id = $2 for update of p;
--   reads person_memberships by an index
--   reads persons by an index

select from directory.persons where id = $1 and generation = $2 for share;
--   reads persons by an index

select from directory.second_factor_challenges where token_hash = $1 and org_id = $2 and failures < $3 and expires_at > $4;

select from directory.session_tokens where org_id = $1 and session_id = $2;
--   reads session_tokens by an index

select id from directory.persons where id = $1 for update;
--   reads persons by an index

select id, created_at, last_used_at from sessions where org_id = $1 and membership_id = $2 order by created_at desc;
--   reads sessions by an index

select id, credential_id, transports, name, backed_up, created_at, last_used_at, updated_at from directory.passkeys where person_id = $1 order by created_at, id;
--   reads passkeys by an index

select id, email, password_hash, local_org_id, generation from directory.persons where email = $1 order by id for update;
--   reads persons by an index

select id, email, password_hash, local_org_id, generation from directory.persons where id = $1;
--   reads persons by an index

select org_id, membership_id from directory.person_memberships where person_id = any($1::uuid[]);
--   reads person_memberships by an index

select p.id, p.email, p.password_hash, p.local_org_id, p.generation from directory.person_memberships m join directory.persons p on p.id = m.person_id where m.org_id = $1 and m.membership_id = $2;
--   reads person_memberships by an index
--   reads persons by an index

select p.id, p.email, p.password_hash, p.local_org_id, p.generation from directory.session_tokens t join directory.persons p on p.id = t.person_id where t.org_id = $1 and t.session_id = $2;
--   reads persons by an index
--   reads session_tokens by an index

select pg_advisory_xact_lock(hashtextextended($1, 0));

select pg_notify($1, org) from unnest($2::text[]) as org;

select s.id from sessions s where s.org_id = $1 and s.membership_id = any($2::uuid[]) and not exists ( select from directory.session_tokens t where t.org_id = s.org_id and t.session_id = s.id);
--   reads session_tokens by an index
--   reads sessions by an index

select s.id, s.role, s.second_factor, s.authenticated_at, s.created_at, s.last_used_at, ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $2 and m.id = s.membership_id) as member, ( select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox, 'secondFactorRequired', o.second_factor_required, 'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators, 'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours, 'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint, 'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $3), '{}')) from organisations o join organisation_clocks c on c.org_id = $4 where o.org_id = $5) as organisation from sessions s where s.org_id = $6 and s.id = $7;
--   reads memberships by an index
--   reads organisation_clocks by an index
--   reads organisation_features by an index
--   reads organisations by an index
--   reads sessions by an index

select s.id, s.user_agent, s.second_factor, s.authenticated_at, s.created_at, s.last_used_at from sessions s where s.org_id = $1 and s.membership_id = $2 and s.role = $3 and exists (select from directory.session_tokens t where t.org_id = s.org_id and t.session_id = s.id) order by s.created_at desc, s.id desc;
--   reads session_tokens by an index
--   reads sessions by an index

select s.id, s.user_agent, s.second_factor, s.authenticated_at, s.created_at, s.last_used_at, jsonb_build_object('id', p.id, 'email', p.email, 'generation', p.generation) as person from sessions s join directory.session_tokens t on t.org_id = s.org_id and t.session_id = s.id join directory.persons p on p.id = t.person_id where s.org_id = $1 and s.id = $2;
--   reads persons by an index
--   reads session_tokens by an index
--   reads sessions by an index

select sealed_secret, enrolled_at, confirmed_at, last_step from directory.totp_factors where person_id = $1;
--   reads totp_factors by an index

select t.enrolled_at, t.confirmed_at, (select count(*) from directory.recovery_codes c where c.person_id = p.id) as recovery_codes_left from directory.persons p left join directory.totp_factors t on t.person_id = p.id where p.id = $1;
--   reads persons by an index
--   reads recovery_codes by an index
--   reads totp_factors by an index

update directory.attempts set level = greatest(0, level - 1), blocked_until = 0 where subject_hash in ( select subject_hash from directory.attempts where subject_hash = any($1::bytea[]) order by subject_hash for update);
--   reads attempts by an index

update directory.passkeys set name = $1, updated_at = $2 where id = $3;
--   reads passkeys by an index

update directory.passkeys set sign_count = $1, backed_up = $2, last_used_at = $3, updated_at = $4 where id = $5 and (sign_count < $6 or (sign_count = 0 and $7 = 0)) returning id;
--   reads passkeys by an index

update directory.persons set password_hash = $1, generation = generation + 1, updated_at = $2 where id = $3 and password_hash = coalesce($4, password_hash) returning id;
--   reads persons by an index

update directory.persons set password_hash = $1, generation = generation + 1, updated_at = $2 where id = $3 returning id, email, password_hash, local_org_id, generation;
--   reads persons by an index

update directory.second_factor_challenges set failures = failures + 1 where token_hash = $1;

update directory.session_tokens set token_hash = $1 where org_id = $2 and session_id = $3;
--   reads session_tokens by an index

update directory.totp_factors set confirmed_at = $1, last_step = $2 where person_id = $3 and confirmed_at is null;
--   reads totp_factors by an index

update directory.totp_factors set last_step = $1 where person_id = $2 and confirmed_at is not null and (last_step is null or last_step < $3) returning person_id;
--   reads totp_factors by an index

update sessions set second_factor = $1, authenticated_at = $2 where org_id = $3 and id = $4;
--   reads sessions by an index

with kept as materialized (select now() + interval '1 day' as until) insert into directory.spent_challenges (challenge_hash, expires_at) select $1, kept.until from kept on conflict (challenge_hash) do nothing returning challenge_hash;

with m as materialized ( select * from jsonb_to_recordset($1::jsonb) as meters(hash text, attempts float8, "forgetsOneInSeconds" float8, "firstWaitSeconds" float8, "longestWaitSeconds" float8)) insert into directory.attempts as a (subject_hash, attempts, forgets_one_in_seconds, first_wait_seconds, longest_wait_seconds, level, counted_at, blocked_until, forget_at) select decode(m.hash, 'hex'), m.attempts, m."forgetsOneInSeconds", m."firstWaitSeconds", m."longestWaitSeconds", 1, $2::float8, case when m.attempts <= 1 then $3::float8 + m."firstWaitSeconds" * 1000 else 0 end, $4::float8 + (m."forgetsOneInSeconds" + m."longestWaitSeconds") * 1000 from m order by 1 on conflict (subject_hash) do update set attempts = excluded.attempts, forgets_one_in_seconds = excluded.forgets_one_in_seconds, first_wait_seconds = excluded.first_wait_seconds, longest_wait_seconds = excluded.longest_wait_seconds, level = greatest(0, a.level - greatest(0, excluded.counted_at - a.counted_at) / 1000 / excluded.forgets_one_in_seconds) + 1, counted_at = greatest(a.counted_at, excluded.counted_at), blocked_until = case when ceil(greatest(0, a.level - greatest(0, excluded.counted_at - a.counted_at) / 1000 / excluded.forgets_one_in_seconds) + 1) < excluded.attempts then 0 else excluded.counted_at + 1000 * least( excluded.longest_wait_seconds, excluded.first_wait_seconds * power(2, least(20, ceil(greatest(0, a.level - greatest(0, excluded.counted_at - a.counted_at) / 1000 / excluded.forgets_one_in_seconds) + 1) - excluded.attempts))) end, forget_at = excluded.counted_at + 1000 * (excluded.longest_wait_seconds + excluded.forgets_one_in_seconds * ceil(greatest(0, a.level - greatest(0, excluded.counted_at - a.counted_at) / 1000 / excluded.forgets_one_in_seconds) + 1)) where a.blocked_until <= excluded.counted_at returning encode(a.subject_hash, 'hex') as hash;

with place as materialized ( select p."orgId" as org_id, p."membershipId" as membership_id, date_trunc('milliseconds', clock_timestamp()) as present from jsonb_to_recordset($1::jsonb) as p("orgId" uuid, "membershipId" uuid)) insert into directory.sign_in_endings (org_id, membership_id, due_at) select place.org_id, place.membership_id, place.present from place on conflict (org_id, membership_id) do update set due_at = excluded.due_at;

with present as materialized (select now() as instant) delete from directory.spent_challenges c using present where c.expires_at < present.instant;
--   reads spent_challenges by an index

with unlinked as ( delete from directory.person_memberships where org_id = $1 and membership_id = $2 returning person_id), gone as ( delete from directory.persons p using unlinked where p.id = unlinked.person_id and not exists ( select from directory.person_memberships other where other.person_id = p.id and (other.org_id, other.membership_id) <> ($3, $4)) returning p.id, p.email) delete from directory.password_salts s using gone where s.email = gone.email and not exists ( select from directory.persons p where p.email = s.email and p.id not in (select id from gone));
--   reads password_salts by an index
--   reads person_memberships by an index
--   reads persons by an index
