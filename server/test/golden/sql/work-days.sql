delete from work_days d where d.org_id = $1 and d.membership_id = $2 and d.status = 'draft' and d.day_type_id is null and d.corrects_batch_id is null and not exists (select from work_entries e where e.org_id = $3 and e.work_day_id = d.id);
--   reads by work_days_org_id_membership_id_work_date_key
--   reads by work_entries_org_id_work_day_id_position_key

insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes, worked_minutes, credited_minutes, day_type_id, day_type_version_id, worktime_model_version_id, expected_target_minutes, export_batch_id, corrects_batch_id, return_reason, interpretation, created_at, updated_at) select $1, d.id, d."membershipId", d."workDate", d.status, d."startMinutes", d."endMinutes", d."breakMinutes", d."workedMinutes", d."creditedMinutes", d."dayTypeId", d."dayTypeVersionId", d."worktimeModelVersionId", d."expectedTargetMinutes", d."exportBatchId", d."correctsBatchId", d."returnReason", d.interpretation, d."createdAt", d."updatedAt" from jsonb_to_recordset($2::jsonb) as d(id uuid, "membershipId" uuid, "workDate" date, status text, "startMinutes" integer, "endMinutes" integer, "breakMinutes" integer, "workedMinutes" integer, "creditedMinutes" integer, "dayTypeId" uuid, "dayTypeVersionId" uuid, "worktimeModelVersionId" uuid, "expectedTargetMinutes" integer, "exportBatchId" uuid, "correctsBatchId" uuid, "returnReason" text, interpretation jsonb, "createdAt" timestamptz, "updatedAt" timestamptz) on conflict (org_id, membership_id, work_date) do update set status = excluded.status, start_minutes = excluded.start_minutes, end_minutes = excluded.end_minutes, break_minutes = excluded.break_minutes, worked_minutes = excluded.worked_minutes, credited_minutes = excluded.credited_minutes, day_type_id = excluded.day_type_id, day_type_version_id = excluded.day_type_version_id, worktime_model_version_id = excluded.worktime_model_version_id, expected_target_minutes = excluded.expected_target_minutes, export_batch_id = excluded.export_batch_id, corrects_batch_id = excluded.corrects_batch_id, return_reason = excluded.return_reason, interpretation = excluded.interpretation, updated_at = excluded.updated_at returning id;

select count(*) from work_days d where d.org_id = $1 and d.work_date between $2 and $3 and (d.status = 'confirmed' or d.status = 'draft' and (d.day_type_id is not null or d.corrects_batch_id is not null or exists (select from work_entries e where e.org_id = $4 and e.work_day_id = d.id))) and true;
--   reads by work_days_by_date
--   reads by work_entries_org_id_work_day_id_position_key

select d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id, d.return_reason, d.updated_at from work_days d where d.org_id = $1 and d.export_batch_id = $2 order by d.work_date, d.id;
--   reads by work_days_by_batch
--   sorts by work_date, id

select d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id, d.return_reason, d.updated_at, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.day_type_version_id, d.worktime_model_version_id, d.expected_target_minutes, d.interpretation, d.created_at, coalesce(( select jsonb_agg(jsonb_build_object( 'id', e.id, 'entryType', ( select jsonb_build_object('id', t.id, 'versionId', v.id, 'code', t.code, 'category', t.category, 'countsToTarget', v.counts_to_target, 'multiplierBp', v.multiplier_bp, 'maxDurationMinutes', v.max_duration_minutes, 'payTypeCode', v.pay_type_code) from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and v.id = e.entry_type_version_id), 'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes, 'allocations', e.allocations, 'note', e.note, 'source', e.source) order by e.position) from work_entries e where e.org_id = $3 and e.work_day_id = d.id), '[]'::jsonb) as entries, exists (select from payroll_locks l where l.org_id = $4 and l.lifted_at is null and d.work_date between l.period_start and l.period_end and (l.group_id is null or l.group_id = (select m."staff_group_id" from memberships m where m.org_id = $5 and m.id = d.membership_id))) as locked from work_days d where d.org_id = $6 and d.id = $7 and (d.membership_id = $8 or ( d.org_id = $9 and d.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $10 and r.supervisor_membership_id = $11 union select r.id from reports above join memberships r on r.org_id = $12 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by d.work_date;
--   reads by entry_type_versions_pkey
--   reads by entry_types_pkey
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   reads by payroll_locks_live
--   reads by work_days_org_id_membership_id_work_date_key
--   reads by work_days_pkey
--   reads by work_entries_org_id_work_day_id_position_key
--   sorts by above.id
--   sorts by d.work_date

select d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id, d.return_reason, d.updated_at, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.day_type_version_id, d.worktime_model_version_id, d.expected_target_minutes, d.interpretation, d.created_at, coalesce(( select jsonb_agg(jsonb_build_object( 'id', e.id, 'entryType', ( select jsonb_build_object('id', t.id, 'versionId', v.id, 'code', t.code, 'category', t.category, 'countsToTarget', v.counts_to_target, 'multiplierBp', v.multiplier_bp, 'maxDurationMinutes', v.max_duration_minutes, 'payTypeCode', v.pay_type_code) from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and v.id = e.entry_type_version_id), 'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes, 'allocations', e.allocations, 'note', e.note, 'source', e.source) order by e.position) from work_entries e where e.org_id = $3 and e.work_day_id = d.id), '[]'::jsonb) as entries, exists (select from payroll_locks l where l.org_id = $4 and l.lifted_at is null and d.work_date between l.period_start and l.period_end and (l.group_id is null or l.group_id = (select m."staff_group_id" from memberships m where m.org_id = $5 and m.id = d.membership_id))) as locked from work_days d where d.org_id = $6 and d.id = $7 and true order by d.work_date;
--   reads by entry_type_versions_pkey
--   reads by entry_types_pkey
--   reads by memberships_pkey
--   reads by payroll_locks_live
--   reads by work_days_pkey
--   reads by work_entries_org_id_work_day_id_position_key
--   sorts by d.work_date

select d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id, d.return_reason, d.updated_at, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.day_type_version_id, d.worktime_model_version_id, d.expected_target_minutes, d.interpretation, d.created_at, coalesce(( select jsonb_agg(jsonb_build_object( 'id', e.id, 'entryType', ( select jsonb_build_object('id', t.id, 'versionId', v.id, 'code', t.code, 'category', t.category, 'countsToTarget', v.counts_to_target, 'multiplierBp', v.multiplier_bp, 'maxDurationMinutes', v.max_duration_minutes, 'payTypeCode', v.pay_type_code) from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and v.id = e.entry_type_version_id), 'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes, 'allocations', e.allocations, 'note', e.note, 'source', e.source) order by e.position) from work_entries e where e.org_id = $3 and e.work_day_id = d.id), '[]'::jsonb) as entries, exists (select from payroll_locks l where l.org_id = $4 and l.lifted_at is null and d.work_date between l.period_start and l.period_end and (l.group_id is null or l.group_id = (select m."staff_group_id" from memberships m where m.org_id = $5 and m.id = d.membership_id))) as locked from work_days d where d.org_id = $6 and d.membership_id = $7 and d.work_date = $8 order by d.work_date;
--   reads by entry_type_versions_pkey
--   reads by entry_types_pkey
--   reads by memberships_pkey
--   reads by payroll_locks_live
--   reads by work_days_org_id_membership_id_work_date_key
--   reads by work_entries_org_id_work_day_id_position_key

select d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id, d.return_reason, d.updated_at, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.day_type_version_id, d.worktime_model_version_id, d.expected_target_minutes, d.interpretation, d.created_at, coalesce(( select jsonb_agg(jsonb_build_object( 'id', e.id, 'entryType', ( select jsonb_build_object('id', t.id, 'versionId', v.id, 'code', t.code, 'category', t.category, 'countsToTarget', v.counts_to_target, 'multiplierBp', v.multiplier_bp, 'maxDurationMinutes', v.max_duration_minutes, 'payTypeCode', v.pay_type_code) from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and v.id = e.entry_type_version_id), 'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes, 'allocations', e.allocations, 'note', e.note, 'source', e.source) order by e.position) from work_entries e where e.org_id = $3 and e.work_day_id = d.id), '[]'::jsonb) as entries, exists (select from payroll_locks l where l.org_id = $4 and l.lifted_at is null and d.work_date between l.period_start and l.period_end and (l.group_id is null or l.group_id = (select m."staff_group_id" from memberships m where m.org_id = $5 and m.id = d.membership_id))) as locked from work_days d where d.org_id = $6 and d.membership_id = $7 and d.work_date between $8 and $9 order by d.work_date;
--   reads by entry_type_versions_pkey
--   reads by entry_types_pkey
--   reads by memberships_pkey
--   reads by payroll_locks_live
--   reads by work_days_org_id_membership_id_work_date_key
--   reads by work_entries_org_id_work_day_id_position_key

select d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id, d.return_reason, d.updated_at, d.worktime_model_version_id, d.day_type_version_id, d.interpretation -> 'lines' as lines, coalesce(( select jsonb_agg(jsonb_build_object('id', e.id, 'entryTypeVersionId', e.entry_type_version_id, 'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes, 'allocations', e.allocations) order by e.position) from work_entries e where e.org_id = $1 and e.work_day_id = d.id), '[]'::jsonb) as entries from work_days d where d.org_id = $2 and d.status = 'approved' and d.work_date <= $3 and (d.work_date >= $4 or d.corrects_batch_id is not null) and true order by d.work_date, d.id limit $5;
--   reads by work_days_awaiting_export
--   reads by work_entries_org_id_work_day_id_position_key

select d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id, d.return_reason, d.updated_at, exists (select from payroll_locks l where l.org_id = $1 and l.lifted_at is null and d.work_date between l.period_start and l.period_end and (l.group_id is null or l.group_id = (select m."staff_group_id" from memberships m where m.org_id = $2 and m.id = d.membership_id))) as locked from work_days d where d.org_id = $3 and d.id = any($4::uuid[]) and (d.membership_id = $5 or ( d.org_id = $6 and d.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports)));
--   reads by memberships_by_supervisor
--   reads by memberships_pkey
--   reads by payroll_locks_live
--   reads by work_days_org_id_membership_id_work_date_key
--   reads by work_days_pkey
--   sorts by above.id

select d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id, d.return_reason, d.updated_at, exists (select from payroll_locks l where l.org_id = $1 and l.lifted_at is null and d.work_date between l.period_start and l.period_end and (l.group_id is null or l.group_id = (select m."staff_group_id" from memberships m where m.org_id = $2 and m.id = d.membership_id))) as locked from work_days d where d.org_id = $3 and d.id = any($4::uuid[]) and true;
--   reads by memberships_pkey
--   reads by payroll_locks_live
--   reads by work_days_pkey

select d.id, d.membership_id, d.work_date, d.status, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.expected_target_minutes, d.export_batch_id, d.updated_at from work_days d where d.org_id = $1 and d.membership_id = $2 and d.work_date between $3 and $4 order by d.work_date;
--   reads by work_days_org_id_membership_id_work_date_key

select d.id, d.membership_id, d.work_date, d.status, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.expected_target_minutes, d.export_batch_id, d.updated_at from work_days d where d.org_id = $1 and d.work_date between $2 and $3 and ( d.org_id = $4 and d.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports)) and "d"."updated_at" >= $8 order by "d"."updated_at" asc, "d"."id" asc limit $9;
--   reads by memberships_by_supervisor
--   reads by work_days_by_date
--   sorts by above.id
--   sorts by d.updated_at, d.id

select d.id, d.membership_id, d.work_date, d.status, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.expected_target_minutes, d.export_batch_id, d.updated_at from work_days d where d.org_id = $1 and d.work_date between $2 and $3 and ( d.org_id = $4 and d.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports)) order by "d"."work_date" asc, "d"."id" asc limit $8;
--   reads by memberships_by_supervisor
--   reads by work_days_by_date
--   sorts by above.id
--   sorts by d.work_date, d.id

select d.id, d.membership_id, d.work_date, d.status, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.expected_target_minutes, d.export_batch_id, d.updated_at from work_days d where d.org_id = $1 and d.work_date between $2 and $3 and true and "d"."updated_at" >= $4 order by "d"."updated_at" asc, "d"."id" asc limit $5;
--   reads by work_days_by_date
--   sorts by updated_at, id

select d.id, d.membership_id, d.work_date, d.status, d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.expected_target_minutes, d.export_batch_id, d.updated_at from work_days d where d.org_id = $1 and d.work_date between $2 and $3 and true order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads by work_days_by_date

update work_days d set status = s.status, export_batch_id = s."exportBatchId", corrects_batch_id = s."correctsBatchId", return_reason = s."returnReason", updated_at = s."updatedAt" from jsonb_to_recordset($1::jsonb) as s(id uuid, status text, "exportBatchId" uuid, "correctsBatchId" uuid, "returnReason" text, "updatedAt" timestamptz) where d.org_id = $2 and d.id = s.id;
--   reads by work_days_pkey

with saved as ( insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes, worked_minutes, credited_minutes, day_type_id, day_type_version_id, worktime_model_version_id, expected_target_minutes, export_batch_id, corrects_batch_id, return_reason, interpretation, created_at, updated_at) select $1, d.id, d."membershipId", d."workDate", d.status, d."startMinutes", d."endMinutes", d."breakMinutes", d."workedMinutes", d."creditedMinutes", d."dayTypeId", d."dayTypeVersionId", d."worktimeModelVersionId", d."expectedTargetMinutes", d."exportBatchId", d."correctsBatchId", d."returnReason", d.interpretation, d."createdAt", d."updatedAt" from jsonb_to_recordset($2::jsonb) as d(id uuid, "membershipId" uuid, "workDate" date, status text, "startMinutes" integer, "endMinutes" integer, "breakMinutes" integer, "workedMinutes" integer, "creditedMinutes" integer, "dayTypeId" uuid, "dayTypeVersionId" uuid, "worktimeModelVersionId" uuid, "expectedTargetMinutes" integer, "exportBatchId" uuid, "correctsBatchId" uuid, "returnReason" text, interpretation jsonb, "createdAt" timestamptz, "updatedAt" timestamptz) on conflict (org_id, membership_id, work_date) do update set status = excluded.status, start_minutes = excluded.start_minutes, end_minutes = excluded.end_minutes, break_minutes = excluded.break_minutes, worked_minutes = excluded.worked_minutes, credited_minutes = excluded.credited_minutes, day_type_id = excluded.day_type_id, day_type_version_id = excluded.day_type_version_id, worktime_model_version_id = excluded.worktime_model_version_id, expected_target_minutes = excluded.expected_target_minutes, export_batch_id = excluded.export_batch_id, corrects_batch_id = excluded.corrects_batch_id, return_reason = excluded.return_reason, interpretation = excluded.interpretation, updated_at = excluded.updated_at returning id), cleared as (delete from work_entries where org_id = $3 and work_day_id = $4 returning true) insert into work_entries (org_id, id, work_day_id, position, entry_type_version_id, start_minutes, end_minutes, duration_minutes, allocations, note, source) select $5, e.id, $6, e.position, e.entry_type_version_id, e.start_minutes, e.end_minutes, e.duration_minutes, e.allocations, e.note, e.source from jsonb_to_recordset($7::jsonb) as e(id uuid, position integer, entry_type_version_id uuid, start_minutes integer, end_minutes integer, duration_minutes integer, allocations jsonb, note text, source text), (select count(*) from cleared) as gone returning id;
--   reads by work_entries_org_id_work_day_id_position_key
