delete from capability_grants where org_id = $1 and id = any($2::uuid[]);

delete from employment_terminations where org_id = $1 and membership_id = $2;

delete from invitations where org_id = $1 and membership_id = $2;
--   reads by invitations_pkey

delete from memberships where org_id = $1 and id = $2;
--   reads by memberships_pkey

insert into capability_grants (org_id, id, membership_id, capability, valid_from, valid_to, created_at) select $1, g.id, $2, g.capability, g."validFrom", g."validTo", $3 from jsonb_to_recordset($4::jsonb) as g(id uuid, capability text, "validFrom" date, "validTo" date) on conflict (org_id, id) do update set valid_from = excluded.valid_from, valid_to = excluded.valid_to returning id;

insert into employment_terminations ("org_id", "membership_id", "end_date", "reason_code", "start_offboarding", "recorded_at", "previous_end_date", "offboarded_at") select $1, n."membership_id", n."end_date", n."reason_code", n."start_offboarding", n."recorded_at", n."previous_end_date", n."offboarded_at" from jsonb_to_recordset($2::jsonb) as n("membership_id" uuid, "end_date" date, "reason_code" text, "start_offboarding" boolean, "recorded_at" timestamptz, "previous_end_date" date, "offboarded_at" timestamptz) on conflict ("org_id", "membership_id") do update set "end_date" = excluded."end_date", "reason_code" = excluded."reason_code", "start_offboarding" = excluded."start_offboarding", "recorded_at" = excluded."recorded_at", "previous_end_date" = excluded."previous_end_date", "offboarded_at" = excluded."offboarded_at" returning 1;

insert into employment_terms ("org_id", "membership_id", "job_title", "employment_type", "pay_type", "payroll_number", "insurers", "fixed_term_basis", "fixed_term_grounds") select $1, n."membership_id", n."job_title", n."employment_type", n."pay_type", n."payroll_number", n."insurers", n."fixed_term_basis", n."fixed_term_grounds" from jsonb_to_recordset($2::jsonb) as n("membership_id" uuid, "job_title" text, "employment_type" text, "pay_type" text, "payroll_number" text, "insurers" jsonb, "fixed_term_basis" text, "fixed_term_grounds" text) on conflict ("org_id", "membership_id") do update set "job_title" = excluded."job_title", "employment_type" = excluded."employment_type", "pay_type" = excluded."pay_type", "payroll_number" = excluded."payroll_number", "insurers" = excluded."insurers", "fixed_term_basis" = excluded."fixed_term_basis", "fixed_term_grounds" = excluded."fixed_term_grounds" returning 1;

insert into invitations (org_id, membership_id, token_hash, locale, sent_at, expires_at) select $1, i."membershipId", decode(i."tokenHash", 'hex'), i.locale, i."sentAt", i."expiresAt" from jsonb_to_recordset($2::jsonb) as i("membershipId" uuid, "tokenHash" text, locale text, "sentAt" timestamptz, "expiresAt" timestamptz) on conflict (org_id, membership_id) do update set token_hash = excluded.token_hash, mailed_token_hash = null, locale = excluded.locale, sent_at = excluded.sent_at, expires_at = excluded.expires_at returning membership_id;

insert into membership_units (org_id, id, membership_id, planning_unit_id, is_primary, valid_from, valid_to) select $1, u.id, u."membershipId", u."planningUnitId", u."primary", u."validFrom", u."validTo" from jsonb_to_recordset($2::jsonb) as u(id uuid, "membershipId" uuid, "planningUnitId" uuid, "primary" boolean, "validFrom" date, "validTo" date) on conflict (org_id, id) do update set valid_to = excluded.valid_to returning id;

insert into memberships ("org_id", "id", "person_id", "display_name", "first_names", "last_name", "preferred_name", "email", "phone", "role", "status", "locale", "supervisor_membership_id", "worktime_model_id", "planning_unit_id", "employer_id", "staff_group_id", "employment_start_date", "employment_end_date", "withheld_modules", "created_at", "updated_at") select $1, n."id", n."person_id", n."display_name", n."first_names", n."last_name", n."preferred_name", n."email", n."phone", n."role", n."status", n."locale", n."supervisor_membership_id", n."worktime_model_id", n."planning_unit_id", n."employer_id", n."staff_group_id", n."employment_start_date", n."employment_end_date", n."withheld_modules", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "person_id" uuid, "display_name" text, "first_names" text, "last_name" text, "preferred_name" text, "email" text, "phone" text, "role" text, "status" text, "locale" text, "supervisor_membership_id" uuid, "worktime_model_id" uuid, "planning_unit_id" uuid, "employer_id" uuid, "staff_group_id" uuid, "employment_start_date" date, "employment_end_date" date, "withheld_modules" text[], "created_at" timestamptz, "updated_at" timestamptz) returning 1;

select ( select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox, 'secondFactorRequired', o.second_factor_required, 'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators, 'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours, 'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint, 'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $1), '{}')) from organisations o join organisation_clocks c on c.org_id = $2 where o.org_id = $3) as organisation;
--   reads by organisation_clocks_pkey
--   reads by organisation_features_pkey
--   reads by organisations_pkey

select from audit_entries where org_id = $1 and actor_membership_id = $2 and target_type <> 'session' and target_id <> $3::text limit 1;
--   reads by audit_entries_by_actor

select from memberships other join memberships m on m.org_id = $1 and m.id = $2 where other.org_id = $3 and other.id <> $4 and other.role = 'admin' and other.status = 'active' and other.person_id is not null and other.email not like $5 and coalesce(other.employment_end_date, 'infinity') >= greatest($6::date, coalesce(m.employment_end_date, 'infinity')) limit 1;
--   reads by memberships_active_admins
--   reads by memberships_pkey

select id from memberships where org_id = $1 and (id = $2::uuid or email = $3::text);
--   reads by memberships_org_id_email_key

select id from memberships where org_id = $1 and email = $2;
--   reads by memberships_org_id_email_key

select id, capability, valid_from, valid_to from capability_grants where org_id = $1 and membership_id = $2 order by valid_from, id;
--   sorts by valid_from, id

select id, display_name, locale, first_names, last_name, preferred_name from memberships where org_id = $1 and id = $2;
--   reads by memberships_pkey

select id, email from memberships where org_id = $1 and email = any($2::text[]);
--   reads by memberships_org_id_email_key

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and "m"."updated_at" >= $8 order by "m"."updated_at" asc, "m"."id" asc limit $9;
--   reads by membership_units_of_member
--   reads by memberships_by_status
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id
--   sorts by m.updated_at, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and ("m"."display_name", "m"."id") > ($8, $9) order by "m"."display_name" asc, "m"."id" asc limit $10;
--   reads by membership_units_of_member
--   reads by memberships_by_name
--   reads by memberships_by_supervisor
--   sorts by above.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and ("m"."updated_at", "m"."id") > ($8, $9) order by "m"."updated_at" asc, "m"."id" asc limit $10;
--   reads by membership_units_of_member
--   reads by memberships_by_change
--   reads by memberships_by_supervisor
--   sorts by above.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and exists ( select from membership_units u where u.org_id = $8 and u.membership_id = m.id and u.planning_unit_id = $9 and u.valid_from <= $10 and (u.valid_to is null or u.valid_to >= $11)) order by "m"."display_name" asc, "m"."id" asc limit $12;
--   reads by membership_units_of_member
--   reads by membership_units_of_unit
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and m.id = any($8::uuid[]) order by "m"."display_name" asc, "m"."id" asc limit $9;
--   reads by membership_units_of_member
--   reads by memberships_without_seat
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and m.role = $8 order by "m"."display_name" asc, "m"."id" asc limit $9;
--   reads by membership_units_of_member
--   reads by memberships_by_role
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and m.status = $8 order by "m"."display_name" asc, "m"."id" asc limit $9;
--   reads by membership_units_of_member
--   reads by memberships_by_status
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and m.supervisor_membership_id = $8 order by "m"."display_name" asc, "m"."id" asc limit $9;
--   reads by membership_units_of_member
--   reads by memberships_by_supervisor
--   sorts by above.id
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true and strpos(m.search_text, lower($8)) > 0 order by "m"."display_name" asc, "m"."id" asc limit $9;
--   reads by membership_units_of_member
--   reads by memberships_by_change
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and true order by "m"."display_name" asc, "m"."id" asc limit $8;
--   reads by membership_units_of_member
--   reads by memberships_by_change
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and m.id = $3 and (m.id = $4 or ( m.org_id = $5 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports)));
--   reads by membership_units_of_member
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and m.id = $3 and true;
--   reads by membership_units_of_member
--   reads by memberships_pkey

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and "m"."updated_at" >= $3 order by "m"."updated_at" asc, "m"."id" asc limit $4;
--   reads by membership_units_of_member
--   reads by memberships_by_change

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and ("m"."display_name", "m"."id") > ($3, $4) order by "m"."display_name" asc, "m"."id" asc limit $5;
--   reads by membership_units_of_member
--   reads by memberships_by_name

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and ("m"."updated_at", "m"."id") > ($3, $4) order by "m"."updated_at" asc, "m"."id" asc limit $5;
--   reads by membership_units_of_member
--   reads by memberships_by_change

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and exists ( select from membership_units u where u.org_id = $3 and u.membership_id = m.id and u.planning_unit_id = $4 and u.valid_from <= $5 and (u.valid_to is null or u.valid_to >= $6)) order by "m"."display_name" asc, "m"."id" asc limit $7;
--   reads by membership_units_of_member
--   reads by membership_units_of_unit
--   reads by memberships_by_name

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and m.id = any($3::uuid[]) order by "m"."display_name" asc, "m"."id" asc limit $4;
--   reads by membership_units_of_member
--   reads by memberships_without_seat
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and m.role = $3 order by "m"."display_name" asc, "m"."id" asc limit $4;
--   reads by membership_units_of_member
--   reads by memberships_by_role

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and m.status = $3 order by "m"."display_name" asc, "m"."id" asc limit $4;
--   reads by membership_units_of_member
--   reads by memberships_by_status

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and m.supervisor_membership_id = $3 order by "m"."display_name" asc, "m"."id" asc limit $4;
--   reads by membership_units_of_member
--   reads by memberships_by_supervisor
--   sorts by m.display_name, m.id

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true and strpos(m.search_text, lower($3)) > 0 order by "m"."display_name" asc, "m"."id" asc limit $4;
--   reads by membership_units_of_member
--   reads by memberships_by_name

select m."id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object( 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $1 and u.membership_id = m.id), '[]'::jsonb) as units from memberships m where m.org_id = $2 and true and true order by "m"."display_name" asc, "m"."id" asc limit $3;
--   reads by membership_units_of_member
--   reads by memberships_by_name

select m."id", m."person_id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."withheld_modules", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb) as grants, coalesce(( select jsonb_agg(jsonb_build_object('id', u.id, 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $2 and u.membership_id = m.id), '[]'::jsonb) as units, case when t.membership_id is not null then jsonb_build_object('jobTitle', t."job_title", 'employmentType', t."employment_type", 'payType', t."pay_type", 'payrollNumber', t."payroll_number", 'insurers', t."insurers", 'fixedTermBasis', t."fixed_term_basis", 'fixedTermGrounds', t."fixed_term_grounds") end as terms, case when e.membership_id is not null then jsonb_build_object('endDate', e."end_date", 'reasonCode', e."reason_code", 'startOffboarding', e."start_offboarding", 'recordedAt', to_char(e."recorded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'previousEndDate', e."previous_end_date", 'offboardedAt', to_char(e."offboarded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as termination, coalesce(( select jsonb_agg(jsonb_build_object('startedOn', f.started_on, 'endedOn', f.ended_on, 'fixedTermBasis', f.fixed_term_basis) order by f.ended_on) from former_employments f where f.org_id = $3 and f.membership_id = m.id), '[]'::jsonb) as former_employments from memberships m left join employment_terms t on t.org_id = $4 and t.membership_id = m.id left join employment_terminations e on e.org_id = $5 and e.membership_id = m.id where m.org_id = $6 and e.start_offboarding and e.offboarded_at is null and e.end_date < $7;
--   reads by membership_units_of_member
--   reads by memberships_pkey
--   sorts by f.ended_on
--   sorts by g.valid_from, g.capability

select m."id", m."person_id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."withheld_modules", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb) as grants, coalesce(( select jsonb_agg(jsonb_build_object('id', u.id, 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $2 and u.membership_id = m.id), '[]'::jsonb) as units, case when t.membership_id is not null then jsonb_build_object('jobTitle', t."job_title", 'employmentType', t."employment_type", 'payType', t."pay_type", 'payrollNumber', t."payroll_number", 'insurers', t."insurers", 'fixedTermBasis', t."fixed_term_basis", 'fixedTermGrounds', t."fixed_term_grounds") end as terms, case when e.membership_id is not null then jsonb_build_object('endDate', e."end_date", 'reasonCode', e."reason_code", 'startOffboarding', e."start_offboarding", 'recordedAt', to_char(e."recorded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'previousEndDate', e."previous_end_date", 'offboardedAt', to_char(e."offboarded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as termination, coalesce(( select jsonb_agg(jsonb_build_object('startedOn', f.started_on, 'endedOn', f.ended_on, 'fixedTermBasis', f.fixed_term_basis) order by f.ended_on) from former_employments f where f.org_id = $3 and f.membership_id = m.id), '[]'::jsonb) as former_employments from memberships m left join employment_terms t on t.org_id = $4 and t.membership_id = m.id left join employment_terminations e on e.org_id = $5 and e.membership_id = m.id where m.org_id = $6 and m.id = $7 and (m.id = $8 or ( m.org_id = $9 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $10 and r.supervisor_membership_id = $11 union select r.id from reports above join memberships r on r.org_id = $12 and r.supervisor_membership_id = above.id) select reports.id from reports)));
--   reads by membership_units_of_member
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id
--   sorts by f.ended_on
--   sorts by g.valid_from, g.capability

select m."id", m."person_id", m."display_name", m."first_names", m."last_name", m."preferred_name", m."email", m."phone", m."role", m."status", m."locale", m."supervisor_membership_id", m."worktime_model_id", m."planning_unit_id", m."employer_id", m."staff_group_id", m."employment_start_date", m."employment_end_date", m."withheld_modules", m."created_at", m."updated_at", coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb) as grants, coalesce(( select jsonb_agg(jsonb_build_object('id', u.id, 'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to) order by u.valid_from, u.id) from membership_units u where u.org_id = $2 and u.membership_id = m.id), '[]'::jsonb) as units, case when t.membership_id is not null then jsonb_build_object('jobTitle', t."job_title", 'employmentType', t."employment_type", 'payType', t."pay_type", 'payrollNumber', t."payroll_number", 'insurers', t."insurers", 'fixedTermBasis', t."fixed_term_basis", 'fixedTermGrounds', t."fixed_term_grounds") end as terms, case when e.membership_id is not null then jsonb_build_object('endDate', e."end_date", 'reasonCode', e."reason_code", 'startOffboarding', e."start_offboarding", 'recordedAt', to_char(e."recorded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'previousEndDate', e."previous_end_date", 'offboardedAt', to_char(e."offboarded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as termination, coalesce(( select jsonb_agg(jsonb_build_object('startedOn', f.started_on, 'endedOn', f.ended_on, 'fixedTermBasis', f.fixed_term_basis) order by f.ended_on) from former_employments f where f.org_id = $3 and f.membership_id = m.id), '[]'::jsonb) as former_employments from memberships m left join employment_terms t on t.org_id = $4 and t.membership_id = m.id left join employment_terminations e on e.org_id = $5 and e.membership_id = m.id where m.org_id = $6 and m.id = $7 and true;
--   reads by membership_units_of_member
--   reads by memberships_pkey
--   sorts by f.ended_on
--   sorts by g.valid_from, g.capability

select m.id, m.display_name, m.email, m.role, m.status, coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb) as grants from memberships m where m.org_id = $2 order by m.display_name, m.id;
--   reads by memberships_by_name
--   sorts by g.valid_from, g.capability

select m.id, m.display_name, m.status, m.supervisor_membership_id from memberships m where m.org_id = $1 and m.id = $2 and (m.id = $3 or ( m.org_id = $4 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports)));
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by above.id

select m.id, m.display_name, m.status, m.supervisor_membership_id from memberships m where m.org_id = $1 and m.id = $2 and true;
--   reads by memberships_pkey

select m.id, m.status, m.worktime_model_id, m.employment_start_date, m.employment_end_date, m.planning_unit_id, m.employer_id, m.staff_group_id, t.payroll_number from memberships m left join employment_terms t on t.org_id = $1 and t.membership_id = m.id where m.org_id = $2 and m.id = any($3::uuid[]);
--   reads by memberships_pkey

select membership_id, mailed_token_hash is not distinct from $1::bytea as mailed from invitations where org_id = $2 and (token_hash = $3 or mailed_token_hash = $4) and expires_at > $5;
--   reads by invitations_by_mailed_link
--   reads by invitations_org_id_token_hash_key

update memberships m set person_id = l.person_id from directory.person_memberships l where m.org_id = $1 and m.id = any($2::uuid[]) and l.org_id = m.org_id and l.membership_id = m.id and m.person_id is distinct from l.person_id;
--   reads by memberships_pkey
--   reads by person_memberships_pkey

update memberships set "person_id" = $3, "display_name" = $4, "first_names" = $5, "last_name" = $6, "preferred_name" = $7, "email" = $8, "phone" = $9, "role" = $10, "status" = $11, "locale" = $12, "supervisor_membership_id" = $13, "worktime_model_id" = $14, "planning_unit_id" = $15, "employer_id" = $16, "staff_group_id" = $17, "employment_start_date" = $18, "employment_end_date" = $19, "withheld_modules" = $20, "updated_at" = $21 where "org_id" = $1 and "id" = $2;
--   reads by memberships_pkey

with recursive chain (id, supervisor_membership_id, height) as ( select m.id, m.supervisor_membership_id, 0 from memberships m where m.org_id = $1::uuid and m.id = $2::uuid union all select s.id, s.supervisor_membership_id, chain.height + 1 from chain join memberships s on s.org_id = $3::uuid and s.id = chain.supervisor_membership_id where chain.height < 1000) select from chain where chain.id = $4 or $5 limit 1;
--   reads by memberships_pkey

with recursive chain (id, supervisor_membership_id, height) as ( select m.id, m.supervisor_membership_id, 0 from memberships m where m.org_id = $1::uuid and m.id = $2::uuid union all select s.id, s.supervisor_membership_id, chain.height + 1 from chain join memberships s on s.org_id = $3::uuid and s.id = chain.supervisor_membership_id where chain.height < 1000) select id from chain order by height;
--   reads by memberships_pkey
--   sorts by chain.height

with recursive formerly as ( with recursive chain (id, supervisor_membership_id, height) as ( select m.id, m.supervisor_membership_id, 0 from memberships m where m.org_id = $1::uuid and m.id = $2::uuid union all select s.id, s.supervisor_membership_id, chain.height + 1 from chain join memberships s on s.org_id = $3::uuid and s.id = chain.supervisor_membership_id where chain.height < 1000) select id from chain), newly as ( with recursive chain (id, supervisor_membership_id, height) as ( select m.id, m.supervisor_membership_id, 0 from memberships m where m.org_id = $4::uuid and m.id = $5::uuid union all select s.id, s.supervisor_membership_id, chain.height + 1 from chain join memberships s on s.org_id = $6::uuid and s.id = chain.supervisor_membership_id where chain.height < 1000) select id from chain where id not in (select id from formerly)), below as ( select m.id from memberships m where m.org_id = $7::uuid and m.id = $8 union select m.id from below join memberships m on m.org_id = $9::uuid and m.supervisor_membership_id = below.id) select m.id, m.role, coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $10 and g.membership_id = m.id), '[]'::jsonb) as grants, touched.below from (select id, false as below from newly union all select id, true from below) touched join memberships m on m.org_id = $11::uuid and m.id = touched.id;
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   sorts by g.valid_from, g.capability
