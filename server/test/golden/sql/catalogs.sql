insert into day_type_versions (org_id, id, day_type_id, valid_from, valid_to, credit, credit_minutes, counts_as_worked, waives_target, pay_type_code) select $1, v."versionId", $2, v."validFrom", v."validTo", v.credit, v."creditMinutes", v."countsAsWorked", v."waivesTarget", v."payTypeCode" from jsonb_to_recordset($3::jsonb) as v("versionId" uuid, "validFrom" date, "validTo" date, credit text, "creditMinutes" integer, "countsAsWorked" boolean, "waivesTarget" boolean, "payTypeCode" text) returning id;

insert into day_types (org_id, id, code, name, active, updated_at) values ($1, $2, $3, $4, $5, $6);

insert into dimension_values (org_id, id, dimension_id, code, name, active, parent_id, external_source, external_id, attribution_precision, updated_at) select $1, v.id, v."dimensionId", v.code, v.name, v.active, v."parentId", v."externalSource", v."externalId", v."attributionPrecision", v."updatedAt" from jsonb_to_recordset($2::jsonb) as v(id uuid, "dimensionId" uuid, code text, name text, active boolean, "parentId" uuid, "externalSource" text, "externalId" text, "attributionPrecision" text, "updatedAt" timestamptz) returning id;

insert into dimensions (org_id, id, code, name, active, required, ask_in_entry, locked, position, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

insert into employers (org_id, id, name, registry_code, active, updated_at) values ($1, $2, $3, $4, $5, $6);

insert into entry_type_versions (org_id, id, entry_type_id, valid_from, valid_to, counts_to_target, multiplier_bp, max_duration_minutes, pay_type_code) select $1, v."versionId", $2, v."validFrom", v."validTo", v."countsToTarget", v."multiplierBp", v."maxDurationMinutes", v."payTypeCode" from jsonb_to_recordset($3::jsonb) as v("versionId" uuid, "validFrom" date, "validTo" date, "countsToTarget" boolean, "multiplierBp" integer, "maxDurationMinutes" integer, "payTypeCode" text) returning id;

insert into entry_types (org_id, id, code, name, category, active, updated_at) values ($1, $2, $3, $4, $5, $6, $7);

insert into holiday_changes (org_id, id, date, code, change, name, kind, updated_at) values ($1, $2, $3, $4, 'added', $5, $6, $7);

insert into planning_units (org_id, id, code, name, parent_id, active, updated_at) values ($1, $2, $3, $4, $5, $6, $7);

insert into staff_groups (org_id, id, code, name, active, updated_at) values ($1, $2, $3, $4, $5, $6);

insert into worktime_model_versions (org_id, id, worktime_model_id, valid_from, valid_to, kind, weekly_minutes, rules) select $1, v.id, $2, v.valid_from, v.valid_to, v.kind, v.weekly_minutes, v.rules from jsonb_to_recordset($3::jsonb) as v(id uuid, valid_from date, valid_to date, kind text, weekly_minutes integer, rules jsonb) returning id;

insert into worktime_models (org_id, id, code, name, active, updated_at) values ($1, $2, $3, $4, $5, $6);

select from planning_units where org_id = $1 and id = $2 and active;
--   reads by planning_units_pkey

select from staff_groups where org_id = $1 and id = $2 and active;
--   reads by staff_groups_pkey

select from worktime_models where org_id = $1 and id = $2 and active;
--   reads by worktime_models_pkey

select id from day_types where org_id = $1 and code = $2;
--   reads by day_types_org_id_code_key

select id from entry_types where org_id = $1 and code = $2;
--   reads by entry_types_org_id_code_key

select id from worktime_models where org_id = $1 and code = $2;
--   reads by worktime_models_org_id_code_key

select id, code, name, active, required, ask_in_entry, locked, position, updated_at from dimensions where org_id = $1 and id = $2 order by position, code;
--   reads by dimensions_pkey
--   sorts by "position", code

select id, code, name, active, required, ask_in_entry, locked, position, updated_at from dimensions where org_id = $1 and true order by position, code;
--   reads by dimensions_org_id_code_key
--   sorts by "position", code

select id, code, name, active, updated_at from staff_groups where org_id = $1 and code = $2 order by code;
--   reads by staff_groups_org_id_code_key

select id, code, name, active, updated_at from staff_groups where org_id = $1 and id = $2 order by code;
--   reads by staff_groups_pkey
--   sorts by code

select id, code, name, active, updated_at from staff_groups where org_id = $1 and true order by code;
--   reads staff_groups by staff_groups_org_id_code_key

select id, code, name, required, ask_in_entry from dimensions where org_id = $1 and active order by position, code;
--   reads by dimensions_org_id_code_key
--   sorts by "position", code

select id, date, code, change, name, kind, updated_at from holiday_changes where org_id = $1 and date = $2 and code = $3;
--   reads by holiday_changes_org_id_date_code_key

select id, date, code, change, name, kind, updated_at from holiday_changes where org_id = $1 and date between $2 and $3;
--   reads holiday_changes by holiday_changes_org_id_date_code_key

select id, dimension_id, code, name, active, attribution_precision from dimension_values where org_id = $1 and id = any($2::uuid[]);
--   reads dimension_values by dimension_values_by_parent

select id, name from planning_units where org_id = $1 and active and lower(normalize(name, NFC)) = any($2::text[]);
--   reads by planning_units_by_parent

select id, name, registry_code, active, updated_at from employers where org_id = $1 and id = $2 order by name, id;
--   reads by employers_pkey
--   sorts by name

select id, name, registry_code, active, updated_at from employers where org_id = $1 and registry_code = $2 order by name, id;
--   reads by employers_org_id_registry_code_key
--   sorts by name, id

select id, name, registry_code, active, updated_at from employers where org_id = $1 and true order by name, id;
--   reads by employers_org_id_registry_code_key
--   sorts by name, id

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes) || v.rules as version from worktime_model_versions v join worktime_models m on m.org_id = $1 and m.id = v.worktime_model_id where v.org_id = $2 and true and v.valid_from <= $3 and (v.valid_to is null or v.valid_to >= $4) order by v.valid_from;
--   reads by worktime_model_versions_pkey
--   reads by worktime_models_org_id_code_key
--   sorts by v.valid_from

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes) || v.rules as version from worktime_model_versions v join worktime_models m on m.org_id = $1 and m.id = v.worktime_model_id where v.org_id = $2 and v.worktime_model_id = (select m."worktime_model_id" from memberships m where m.org_id = $3 and m.id = $4::uuid) and v.valid_from <= $5 and (v.valid_to is null or v.valid_to >= $6) order by v.valid_from;
--   reads by memberships_pkey
--   reads worktime_model_versions by worktime_model_versions_org_id_worktime_model_id_valid_from_key
--   reads worktime_models by worktime_models_pkey

select m.id, m.code, m.name, m.active, ( select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'kind', v.kind, 'weeklyMinutes', v.weekly_minutes) || v.rules order by v.valid_from) from worktime_model_versions v where v.org_id = $1 and v.worktime_model_id = m.id) as versions, m.updated_at from worktime_models m where m.org_id = $2 and m.id = $3 order by m.code;
--   reads by worktime_models_pkey
--   reads worktime_model_versions by worktime_model_versions_org_id_worktime_model_id_valid_from_key
--   sorts by m.code

select m.id, m.code, m.name, m.active, ( select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'kind', v.kind, 'weeklyMinutes', v.weekly_minutes) || v.rules order by v.valid_from) from worktime_model_versions v where v.org_id = $1 and v.worktime_model_id = m.id) as versions, m.updated_at from worktime_models m where m.org_id = $2 and true order by m.code;
--   reads worktime_model_versions by worktime_model_versions_org_id_worktime_model_id_valid_from_key
--   reads worktime_models by worktime_models_org_id_code_key

select t.id, t.code, t.name, t.active, ( select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'credit', v.credit, 'creditMinutes', v.credit_minutes, 'countsAsWorked', v.counts_as_worked, 'waivesTarget', v.waives_target, 'payTypeCode', v.pay_type_code) order by v.valid_from) from day_type_versions v where v.org_id = $1 and v.day_type_id = t.id) as versions, t.updated_at from day_types t where t.org_id = $2 and t.id = $3 order by t.code;
--   reads by day_types_pkey
--   reads day_type_versions by day_type_versions_org_id_day_type_id_valid_from_key
--   sorts by t.code

select t.id, t.code, t.name, t.active, ( select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'credit', v.credit, 'creditMinutes', v.credit_minutes, 'countsAsWorked', v.counts_as_worked, 'waivesTarget', v.waives_target, 'payTypeCode', v.pay_type_code) order by v.valid_from) from day_type_versions v where v.org_id = $1 and v.day_type_id = t.id) as versions, t.updated_at from day_types t where t.org_id = $2 and true order by t.code;
--   reads day_type_versions by day_type_versions_org_id_day_type_id_valid_from_key
--   reads day_types by day_types_org_id_code_key

select t.id, t.code, t.name, t.category, t.active, ( select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'countsToTarget', v.counts_to_target, 'multiplierBp', v.multiplier_bp, 'maxDurationMinutes', v.max_duration_minutes, 'payTypeCode', v.pay_type_code) order by v.valid_from) from entry_type_versions v where v.org_id = $1 and v.entry_type_id = t.id) as versions, t.updated_at from entry_types t where t.org_id = $2 and t.id = $3 order by t.code;
--   reads by entry_types_pkey
--   reads entry_type_versions by entry_type_versions_org_id_entry_type_id_valid_from_key
--   sorts by t.code

select t.id, t.code, t.name, t.category, t.active, ( select jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'countsToTarget', v.counts_to_target, 'multiplierBp', v.multiplier_bp, 'maxDurationMinutes', v.max_duration_minutes, 'payTypeCode', v.pay_type_code) order by v.valid_from) from entry_type_versions v where v.org_id = $1 and v.entry_type_id = t.id) as versions, t.updated_at from entry_types t where t.org_id = $2 and true order by t.code;
--   reads entry_type_versions by entry_type_versions_org_id_entry_type_id_valid_from_key
--   reads entry_types by entry_types_org_id_code_key

select t.id, v.id as version_id, t.code, t.name, t.active, t.category, v.valid_from, v.valid_to, v.counts_to_target, v.multiplier_bp, v.max_duration_minutes, v.pay_type_code from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and v.entry_type_id = any($3::uuid[]) and v.valid_from <= $4 and (v.valid_to is null or v.valid_to >= $5) order by v.valid_from;
--   reads by entry_type_versions_org_id_entry_type_id_valid_from_key
--   reads entry_types by entry_types_pkey
--   sorts by v.valid_from

select t.id, v.id as version_id, t.code, t.name, t.active, t.category, v.valid_from, v.valid_to, v.counts_to_target, v.multiplier_bp, v.max_duration_minutes, v.pay_type_code from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and v.id = any($3::uuid[]);
--   reads by entry_type_versions_pkey
--   reads entry_types by entry_types_pkey

select t.id, v.id as version_id, t.code, t.name, t.active, v.valid_from, v.valid_to, v.credit, v.credit_minutes, v.counts_as_worked, v.waives_target, v.pay_type_code from day_type_versions v join day_types t on t.org_id = $1 and t.id = v.day_type_id where v.org_id = $2 and v.valid_from <= $3 and (v.valid_to is null or v.valid_to >= $4) order by v.valid_from;
--   reads by day_type_versions_pkey
--   reads by day_types_org_id_code_key
--   sorts by v.valid_from

select u.id, u.code, u.name, u.parent_id, u.active, u.updated_at from planning_units u where u.org_id = $1 and "u"."updated_at" >= $2 order by "u"."updated_at" asc, "u"."id" asc limit $3;
--   reads planning_units by planning_units_by_change

select u.id, u.code, u.name, u.parent_id, u.active, u.updated_at from planning_units u where u.org_id = $1 and ("u"."name", "u"."id") > ($2, $3) order by "u"."name" asc, "u"."id" asc limit $4;
--   reads planning_units by planning_units_by_name

select u.id, u.code, u.name, u.parent_id, u.active, u.updated_at from planning_units u where u.org_id = $1 and ("u"."updated_at", "u"."id") > ($2, $3) order by "u"."updated_at" asc, "u"."id" asc limit $4;
--   reads planning_units by planning_units_by_change

select u.id, u.code, u.name, u.parent_id, u.active, u.updated_at from planning_units u where u.org_id = $1 and u.code = $2;
--   reads by planning_units_org_id_code_key

select u.id, u.code, u.name, u.parent_id, u.active, u.updated_at from planning_units u where u.org_id = $1 and u.id = $2;
--   reads by planning_units_pkey

select u.id, u.code, u.name, u.parent_id, u.active, u.updated_at from planning_units u where u.org_id = $1 order by "u"."name" asc, "u"."id" asc limit $2;
--   reads planning_units by planning_units_by_name

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and "v"."updated_at" >= $3 order by "v"."updated_at" asc, "v"."id" asc limit $4;
--   reads dimension_values by dimension_values_by_change

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and ("v"."code") > ($3) order by "v"."code" asc limit $4;
--   reads dimension_values by dimension_values_org_id_dimension_id_code_key

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and ("v"."updated_at", "v"."id") > ($3, $4) order by "v"."updated_at" asc, "v"."id" asc limit $5;
--   reads dimension_values by dimension_values_by_change

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and (v.code ilike $3 or v.name ilike $4) order by "v"."code" asc limit $5;
--   reads by dimension_values_org_id_dimension_id_external_source_extern_key
--   sorts by code

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.code = $3;
--   reads by dimension_values_org_id_dimension_id_code_key

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.code = $3 order by "v"."code" asc limit $4;
--   reads dimension_values by dimension_values_org_id_dimension_id_code_key

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.external_source = $3 and v.external_id = $4;
--   reads dimension_values by dimension_values_org_id_dimension_id_external_source_extern_key

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.id = $3;
--   reads by dimension_values_org_id_dimension_id_id_key

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.id = any($3::uuid[]) order by "v"."code" asc limit $4;
--   reads dimension_values by dimension_values_by_parent
--   sorts by code

select v.id, v.dimension_id, v.code, v.name, v.active, v.parent_id, v.external_source, v.external_id, v.attribution_precision, v.updated_at from dimension_values v where v.org_id = $1 and v.dimension_id = $2 order by "v"."code" asc limit $3;
--   reads dimension_values by dimension_values_org_id_dimension_id_code_key

update day_type_versions set valid_to = $1 where org_id = $2 and id = $3;
--   reads by day_type_versions_pkey

update day_types set code = $1, name = $2, active = $3, updated_at = $4 where org_id = $5 and id = $6;
--   reads by day_types_pkey

update dimension_values set code = $1, name = $2, active = $3, parent_id = $4, external_source = $5, external_id = $6, updated_at = $7 where org_id = $8 and id = $9;
--   reads by dimension_values_pkey

update dimensions set code = $1, name = $2, active = $3, required = $4, ask_in_entry = $5, position = $6, updated_at = $7 where org_id = $8 and id = $9;
--   reads by dimensions_pkey

update employers set name = $1, registry_code = $2, active = $3, updated_at = $4 where org_id = $5 and id = $6;
--   reads by employers_pkey

update entry_type_versions set valid_to = $1 where org_id = $2 and id = $3;
--   reads by entry_type_versions_pkey

update entry_types set code = $1, name = $2, active = $3, updated_at = $4 where org_id = $5 and id = $6;
--   reads by entry_types_pkey

update planning_units set code = $1, name = $2, parent_id = $3, active = $4, updated_at = $5 where org_id = $6 and id = $7;
--   reads by planning_units_pkey

update staff_groups set code = $1, name = $2, active = $3, updated_at = $4 where org_id = $5 and id = $6;
--   reads by staff_groups_pkey

update worktime_model_versions set valid_to = $1 where org_id = $2 and id = $3;
--   reads worktime_model_versions by worktime_model_versions_pkey

update worktime_models set code = $1, name = $2, active = $3, updated_at = $4 where org_id = $5 and id = $6;
--   reads by worktime_models_pkey
