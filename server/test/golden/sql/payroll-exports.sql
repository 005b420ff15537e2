delete from export_batches where org_id = $1 and id = $2;
--   reads export_batches by an index

delete from export_blank_dates where org_id = $1 and batch_id = $2 and (membership_id, work_date, employer_key) in ( select x.membership_id, x.work_date, x.employer_key from export_blank_dates x where x.org_id = $3 and x.batch_id = $4 limit $5) returning work_date;
--   reads export_blank_dates by an index

delete from export_days where org_id = $1 and batch_id = $2 and work_day_id = any(array( select x.work_day_id from export_days x where x.org_id = $3 and x.batch_id = $4 limit $5)) returning work_day_id;
--   reads export_days by an index

delete from export_lines where org_id = $1 and batch_id = $2 and position = any(array( select l.position from export_lines l where l.org_id = $3 and l.batch_id = $4 limit $5)) returning position;
--   reads export_lines by an index

delete from export_target_secrets where org_id = $1 and target_id = $2;
--   reads export_target_secrets by an index

insert into export_batches (org_id, id, employer_id, group_id, period_start, period_end, state, day_count, line_count, snapshot_hash, totals, warnings, created_at, created_by_membership_id, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

insert into export_blank_dates (org_id, batch_id, membership_id, work_date, employer_id, flex_minutes, worktime_model_version_id) select $1, $2, x."membershipId", x."workDate", x."employerId", x."flexMinutes", x."worktimeModelVersionId" from json_to_recordset($3::json) as x("membershipId" uuid, "workDate" date, "employerId" uuid, "flexMinutes" integer, "worktimeModelVersionId" uuid) returning work_date;

insert into export_days (org_id, batch_id, work_day_id, membership_id, work_date, week_ends_on, worktime_model_version_id, overtime_rule_set_version_id, day_type_version_id, flex_minutes, absent, lines_batch_id, lines_from, lines_to, employer_id, withdrawn, moved) select $1, $2, d."workDayId", d."membershipId", d."workDate", d."weekEndsOn", d."worktimeModelVersionId", d."overtimeRuleSetVersionId", d."dayTypeVersionId", d."flexMinutes", d.absent, d."linesBatchId", d."linesFrom", d."linesTo", d."employerId", d.withdrawn, d.corrects and exists ( select from export_days o where o.org_id = $3 and o.work_day_id = d."workDayId" and o.employer_id is distinct from d."employerId") from json_to_recordset($4::json) as d("workDayId" uuid, "membershipId" uuid, "workDate" date, "weekEndsOn" date, "worktimeModelVersionId" uuid, "overtimeRuleSetVersionId" uuid, "dayTypeVersionId" uuid, "flexMinutes" integer, absent boolean, "linesBatchId" uuid, "linesFrom" integer, "linesTo" integer, "employerId" uuid, withdrawn boolean, corrects boolean) returning work_day_id;
--   reads export_days by an index

insert into export_deliveries (org_id, id, batch_id, target_id, transport, format, state, file_name, content_type, encoding, sha256, byte_count, compressed, attempts, next_attempt_at, created_at, created_by_membership_id, delivered_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);

insert into export_lines (org_id, batch_id, position, id, membership_id, payroll_number, work_date, work_day_id, counted_from, kind, compensation, entry_type_id, day_type_id, left_out, pay_type_code, minutes, credit_bp, from_minutes, to_minutes, parts, rule_id, rule_version_id, explain, explanation, correction_of_batch_id, correction_of_line_id, correction_sign, employer_id) select $1, $2, $3::integer + l.nth - 1, l.id, l.member, l.number, l.date, l.day, l.since, l.kind, coalesce(l.pay, 'paid'), l.entry_type, l.day_type, coalesce(l.out, false), l.code, l.minutes, l.credit, l.start, l.finish, coalesce(l.parts, '[]'), l.rule, l.version, l.explain, l.explanation, l.of_batch, l.of_line, l.sign, l.employer from rows from (json_to_recordset($4::json) as (id uuid, member uuid, number text, date date, day uuid, since date, kind text, pay text, entry_type uuid, day_type uuid, out boolean, code text, minutes integer, credit integer, start integer, finish integer, parts jsonb, rule text, version text, explain text, explanation jsonb, of_batch uuid, of_line uuid, sign smallint, employer uuid)) with ordinality as l(id, member, number, date, day, since, kind, pay, entry_type, day_type, out, code, minutes, credit, start, finish, parts, rule, version, explain, explanation, of_batch, of_line, sign, employer, nth) returning position;

insert into export_target_secrets (org_id, target_id, id, sealed, created_at, expires_at) values ($1, $2, $3, $4, $5, $6);

insert into export_targets (org_id, id, name, transport, format, url, sftp, pay_type_codes, csv, netvisor, file_name, active, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

insert into pay_type_rule_versions ("org_id", "id", "pay_type_rule_id", "valid_from", "valid_to", "pay_type_code") select $1, n."id", n."pay_type_rule_id", n."valid_from", n."valid_to", n."pay_type_code" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "pay_type_rule_id" uuid, "valid_from" date, "valid_to" date, "pay_type_code" text) returning 1;

insert into pay_type_rules ("org_id", "id", "code", "name", "kind", "compensation", "entry_type_id", "day_type_id", "active", "updated_at") select $1, n."id", n."code", n."name", n."kind", n."compensation", n."entry_type_id", n."day_type_id", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "kind" text, "compensation" text, "entry_type_id" uuid, "day_type_id" uuid, "active" boolean, "updated_at" timestamptz) returning 1;

select b.id from export_batches b where b.org_id = $1 and b.id = any($2::uuid[]);
--   reads export_batches by an index

select b.id from export_batches b where b.org_id = $1 and b.state in ('preparing', 'cancelling');
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.id = $2;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state <> 'preparing' and "b"."id" = any($2::uuid[]) order by "b"."created_at" desc, "b"."id" desc limit $3;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state <> 'preparing' and "b"."id" in ( select s.id from "searchable_export_batches" s where s.org_id = $2 and s.folded_text like $3) order by "b"."created_at" desc, "b"."id" desc limit $4;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state <> 'preparing' and "b"."updated_at" >= $2 order by "b"."updated_at" asc, "b"."id" asc limit $3;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state <> 'preparing' and ("b"."created_at", "b"."id") < ($2, $3) order by "b"."created_at" desc, "b"."id" desc limit $4;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state <> 'preparing' and ("b"."updated_at", "b"."id") > ($2, $3) order by "b"."updated_at" asc, "b"."id" asc limit $4;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state <> 'preparing' order by "b"."created_at" asc, "b"."id" asc limit $2;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state <> 'preparing' order by "b"."created_at" desc, "b"."id" desc limit $2;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state <> 'preparing' order by "b"."updated_at" asc, "b"."id" asc limit $2;
--   reads export_batches by an index

select b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at from export_batches b where b.org_id = $1 and b.state in ('preparing', 'cancelling') and (b.lease_id is null or b.lease_ends_at <= $2 or b.lease_holder <> all(array(select id from directory.processes)));
--   reads export_batches by an index

select b.id, b.state from export_batches b where b.org_id = $1 and b.id = any($2::uuid[]);
--   reads export_batches by an index

select count(*) from export_targets where org_id = $1;
--   reads export_targets by an index

select d.file_name, d.content_type, d.encoding, d.sha256, d.compressed from export_deliveries d where d.org_id = $1 and d.id = $2;
--   reads export_deliveries by an index

select d.id from export_deliveries d where d.org_id = $1 and d.batch_id = $2 and d.target_id = $3 and d.state = 'delivered';
--   reads export_deliveries by an index

select d.id, d.batch_id, d.target_id, d.transport, d.format, d.state, d.file_name, d.content_type, d.encoding, d.sha256, d.byte_count, d.attempts, d.next_attempt_at, d.created_at, d.created_by_membership_id, d.delivered_at, d.failed_at, d.updated_at from export_deliveries d where d.org_id = $1 and d.batch_id = $2 order by "d"."created_at" desc, "d"."id" desc limit $3;
--   reads export_deliveries by an index

select d.id, d.batch_id, d.target_id, d.transport, d.format, d.state, d.file_name, d.content_type, d.encoding, d.sha256, d.byte_count, d.attempts, d.next_attempt_at, d.created_at, d.created_by_membership_id, d.delivered_at, d.failed_at, d.updated_at from export_deliveries d where d.org_id = $1 and d.id = $2;
--   reads export_deliveries by an index

select d.id, d.batch_id, d.target_id, d.transport, d.format, d.state, d.file_name, d.content_type, d.encoding, d.sha256, d.byte_count, d.attempts, d.next_attempt_at, d.created_at, d.created_by_membership_id, d.delivered_at, d.failed_at, d.updated_at, d.lease_started_at from export_deliveries d where d.org_id = $1 and d.state = 'delivering' and d.lease_id is not null and d.lease_holder is distinct from $2 and (d.lease_ends_at <= $3 or d.lease_holder <> all(array(select id from directory.processes)));
--   reads export_deliveries by an index

select distinct b.period_start as "from", b.period_end as "to", b.employer_id from export_batches b where b.org_id = $1 and b.state <> 'cancelled' and b.state <> 'preparing' and b.period_end > $2 and (b.employer_id is null or $3::uuid is null or b.employer_id = $4) and (b.group_id is null or b.group_id = $5);
--   reads export_batches by an index

select distinct l.membership_id, coalesce(l.employer_id, ( select a.assigned_id from membership_assignments a where a.org_id = $1 and a.membership_id = l.membership_id and a.kind = 'employer' and a.valid_from <= l.work_date order by a.valid_from desc limit 1)) as employer_id, l.counted_from as "from", l.work_date as "to" from export_batches b join export_lines l on l.org_id = $2 and l.batch_id = b.id and l.work_day_id is null where b.org_id = $3 and b.state = 'cancelled' and l.work_date <= $4 and l.kind not in ('flex', 'payout') and l.correction_sign is distinct from -1 and (true and (true and true)) and not exists ( select from export_lines o join export_batches a on a.org_id = $5 and a.id = o.batch_id and a.state <> 'cancelled' where o.org_id = $6 and o.work_day_id is null and o.membership_id = l.membership_id and o.work_date = l.work_date and o.counted_from = l.counted_from and o.kind not in ('flex', 'payout') and (o.employer_id = l.employer_id or o.employer_id is null or l.employer_id is null));
--   reads export_batches by an index
--   reads export_lines by an index
--   reads membership_assignments by an index

select distinct x.membership_id from export_days x where x.org_id = $1 and x.week_ends_on between $2 and $3 and (true and (true and true));
--   reads export_days by an index

select from export_lines l join export_batches b on b.org_id = $1 and b.id = l.batch_id and b.state <> 'cancelled' where l.org_id = $2 and l.correction_of_batch_id = $3 union all select from export_batches own join export_days x on x.org_id = $4 and x.batch_id = own.id join export_lines l on l.org_id = $5 and l.work_day_id is null and l.membership_id = x.membership_id and l.work_date >= x.work_date and l.counted_from <= x.work_date and l.kind not in ('flex', 'payout') and (l.employer_id = x.employer_id or l.employer_id is null or x.employer_id is null) join export_batches b on b.org_id = $6 and b.id = l.batch_id and b.state <> 'cancelled' and b.created_at > own.created_at where own.org_id = $7 and own.id = $8 union all select from export_batches own join export_days x on x.org_id = $9 and x.batch_id = own.id and x.withdrawn join export_days o on o.org_id = $10 and o.work_day_id = x.work_day_id and o.employer_key = x.employer_key join export_batches b on b.org_id = $11 and b.id = o.batch_id and b.state <> 'cancelled' and b.created_at > own.created_at where own.org_id = $12 and own.id = $13 union all select from export_batches own join export_blank_dates x on x.org_id = $14 and x.batch_id = own.id join export_blank_dates o on o.org_id = $15 and o.membership_id = x.membership_id and o.work_date = x.work_date and (o.employer_id = x.employer_id or o.employer_id is null or x.employer_id is null) join export_batches b on b.org_id = $16 and b.id = o.batch_id and b.state <> 'cancelled' and b.created_at > own.created_at where own.org_id = $17 and own.id = $18 limit 1;
--   reads export_batches by an index
--   reads export_blank_dates by an index
--   reads export_days by an index
--   reads export_lines by an index

select id, sealed, created_at, expires_at from export_target_secrets where org_id = $1 and target_id = $2 and (expires_at is null or expires_at > $3) order by created_at desc;
--   reads export_target_secrets by an index

select l.id, l.batch_id, l.position, l.membership_id, l.payroll_number, l.work_date, l.work_day_id, l.counted_from, l.kind, l.compensation, l.pay_type_code, l.left_out, l.entry_type_id, l.day_type_id, l.minutes, l.credit_bp, l.from_minutes, l.to_minutes, l.parts, l.rule_id, l.rule_version_id, l.explain, l.explanation, l.correction_of_batch_id, l.correction_of_line_id, l.correction_sign from export_lines l where l.org_id = $1 and l.batch_id = $2 and l.position > $3 order by l.position limit $4;
--   reads export_lines by an index

select l.id, l.batch_id, l.position, l.membership_id, l.payroll_number, l.work_date, l.work_day_id, l.counted_from, l.kind, l.compensation, l.pay_type_code, l.left_out, l.entry_type_id, l.day_type_id, l.minutes, l.credit_bp, l.from_minutes, l.to_minutes, l.parts, l.rule_id, l.rule_version_id, l.explain, l.explanation, l.correction_of_batch_id, l.correction_of_line_id, l.correction_sign from export_lines l where l.org_id = $1 and l.batch_id = $2 order by "l"."position" asc limit $3;
--   reads export_lines by an index

select l.id, l.batch_id, l.position, l.membership_id, l.payroll_number, l.work_date, l.work_day_id, l.counted_from, l.kind, l.compensation, l.pay_type_code, l.left_out, l.entry_type_id, l.day_type_id, l.minutes, l.credit_bp, l.from_minutes, l.to_minutes, l.parts, l.rule_id, l.rule_version_id, l.explain, l.explanation, l.correction_of_batch_id, l.correction_of_line_id, l.correction_sign from export_lines l where l.org_id = $1 and l.batch_id = $2 order by l.position;
--   reads export_lines by an index

select r."id", r."code", r."name", r."kind", r."compensation", r."entry_type_id", r."day_type_id", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'payTypeCode', v."pay_type_code") order by v.valid_from) from pay_type_rule_versions v where v.org_id = $1 and v."pay_type_rule_id" = r.id) as versions from pay_type_rules r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads pay_type_rule_versions by an index
--   reads pay_type_rules by an index

select r."id", r."code", r."name", r."kind", r."compensation", r."entry_type_id", r."day_type_id", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'payTypeCode', v."pay_type_code") order by v.valid_from) from pay_type_rule_versions v where v.org_id = $1 and v."pay_type_rule_id" = r.id) as versions from pay_type_rules r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_pay_type_rules" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads pay_type_rule_versions by an index
--   reads pay_type_rules by an index

select r."id", r."code", r."name", r."kind", r."compensation", r."entry_type_id", r."day_type_id", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'payTypeCode', v."pay_type_code") order by v.valid_from) from pay_type_rule_versions v where v.org_id = $1 and v."pay_type_rule_id" = r.id) as versions from pay_type_rules r where r.org_id = $2 and r.id = $3;
--   reads pay_type_rule_versions by an index
--   reads pay_type_rules by an index

select r."id", r."code", r."name", r."kind", r."compensation", r."entry_type_id", r."day_type_id", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'payTypeCode', v."pay_type_code") order by v.valid_from) from pay_type_rule_versions v where v.org_id = $1 and v."pay_type_rule_id" = r.id) as versions from pay_type_rules r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads pay_type_rule_versions by an index
--   reads pay_type_rules by an index

select r."id", r."code", r."name", r."kind", r."compensation", r."entry_type_id", r."day_type_id", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'payTypeCode', v."pay_type_code") order by v.valid_from) from pay_type_rule_versions v where v.org_id = $1 and v."pay_type_rule_id" = r.id) as versions from pay_type_rules r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads pay_type_rule_versions by an index
--   reads pay_type_rules by an index

select r."id", r."code", r."name", r."kind", r."compensation", r."entry_type_id", r."day_type_id", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'payTypeCode', v."pay_type_code") order by v.valid_from) from pay_type_rule_versions v where v.org_id = $1 and v."pay_type_rule_id" = r.id) as versions from pay_type_rules r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads pay_type_rule_versions by an index
--   reads pay_type_rules by an index

select r."id", r."code", r."name", r."kind", r."compensation", r."entry_type_id", r."day_type_id", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'payTypeCode', v."pay_type_code") order by v.valid_from) from pay_type_rule_versions v where v.org_id = $1 and v."pay_type_rule_id" = r.id) as versions from pay_type_rules r where r.org_id = $2 order by r."code", r."id";
--   reads pay_type_rule_versions by an index
--   reads pay_type_rules by an index

select r.id from pay_type_rules r where r.org_id = $1 and r."code" = $2;
--   reads pay_type_rules by an index

select r.id from pay_type_rules r where r.org_id = $1 and r.compensation = $2 and r.kind is not distinct from $3 and r.entry_type_id is not distinct from $4::uuid and r.day_type_id is not distinct from $5::uuid;
--   reads pay_type_rules by an index

select t.id, t.name, t.transport, t.format, t.url, t.sftp, t.pay_type_codes, t.csv, t.netvisor, t.file_name, t.active, t.created_at, t.updated_at, (select coalesce(jsonb_agg(jsonb_build_object('createdAt', to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'expiresAt', to_char(s.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.created_at desc), '[]'::jsonb) from export_target_secrets s where s.org_id = $1 and s.target_id = t.id and (s.expires_at is null or s.expires_at > $2)) as secret_versions from export_targets t where t.org_id = $3 and t.id = $4 order by t.name, t.id;
--   reads export_target_secrets by an index
--   reads export_targets by an index

select t.id, t.name, t.transport, t.format, t.url, t.sftp, t.pay_type_codes, t.csv, t.netvisor, t.file_name, t.active, t.created_at, t.updated_at, (select coalesce(jsonb_agg(jsonb_build_object('createdAt', to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'expiresAt', to_char(s.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.created_at desc), '[]'::jsonb) from export_target_secrets s where s.org_id = $1 and s.target_id = t.id and (s.expires_at is null or s.expires_at > $2)) as secret_versions from export_targets t where t.org_id = $3 and true order by t.name, t.id;
--   reads export_target_secrets by an index
--   reads export_targets by an index

update export_batches b set lease_ends_at = $1 where b.org_id = $2 and b.id = $3 and b.lease_id = $4 returning b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count, b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at, b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at;
--   reads export_batches by an index

update export_batches set lease_id = $1, lease_holder = $2, lease_started_at = $3, lease_ends_at = $4 where org_id = $5 and id = $6 returning id;
--   reads export_batches by an index

update export_batches set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where org_id = $1 and lease_id = $2;
--   reads export_batches by an index

update export_batches set state = $1, day_count = $2, line_count = $3, snapshot_hash = $4, totals = $5, warnings = $6, created_at = $7, cancelled_at = $8, updated_at = $9, lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where org_id = $10 and id = $11;
--   reads export_batches by an index

update export_batches set state = $1, delivered_at = $2, cancelled_at = $3, updated_at = $4 where org_id = $5 and id = $6;
--   reads export_batches by an index

update export_targets set name = $1, url = $2, sftp = $3, pay_type_codes = $4, csv = $5, netvisor = $6, file_name = $7, active = $8, updated_at = $9 where org_id = $10 and id = $11;
--   reads export_targets by an index

update pay_type_rule_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads pay_type_rule_versions by an index

update pay_type_rules set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads pay_type_rules by an index

with approved as materialized ( select d.id as work_day_id, ( select a.assigned_id from membership_assignments a where a.org_id = $1 and a.membership_id = d.membership_id and a.kind = 'employer' and a.valid_from <= d.work_date order by a.valid_from desc limit 1) as employer_id from work_days d where d.org_id = $2 and d.corrects_batch_id is not null and d.status = 'approved' and d.work_date <= $3 and not ( not ( exists ( select from memberships m where m.org_id = $4 and m.id = d.membership_id and (m.employment_start_date is null or m.employment_start_date <= d.work_date) and (m.employment_end_date is null or m.employment_end_date >= d.work_date)) or exists ( select from former_employments f where f.org_id = $5 and f.membership_id = d.membership_id and (f.started_on is null or f.started_on <= d.work_date) and f.ended_on >= d.work_date)) and (d.corrects_batch_id is null or ( select i.interpretation from work_day_interpretations i where i.org_id = $6 and i.work_day_id = d.id) -> 'lines' <> '[]'::jsonb))), moved as ( select a.work_day_id from approved a union select x.work_day_id from export_days x where x.org_id = $7 and x.moved and x.work_date <= $8), told as ( select x.work_day_id, x.membership_id, x.work_date, x.employer_id, x.withdrawn, b.group_id, b.created_at from moved join export_days x on x.org_id = $9 and x.work_day_id = moved.work_day_id join export_batches b on b.org_id = $10 and b.id = x.batch_id and b.state <> 'cancelled' ), latest as ( select distinct on (t.work_day_id) t.work_day_id, coalesce(t.employer_id, ( select a.assigned_id from membership_assignments a where a.org_id = $11 and a.membership_id = t.membership_id and a.kind = 'employer' and a.valid_from <= t.work_date order by a.valid_from desc limit 1)) as employer_id from told t where not t.withdrawn order by t.work_day_id, t.created_at desc), standing as ( select distinct on (t.work_day_id, t.employer_id) t.* from told t where t.employer_id is not null order by t.work_day_id, t.employer_id, t.created_at desc) select s.work_day_id, s.membership_id, s.work_date, s.employer_id from standing s join latest l on l.work_day_id = s.work_day_id left join approved a on a.work_day_id = s.work_day_id where not s.withdrawn and s.employer_id is distinct from case when a.work_day_id is null then l.employer_id else a.employer_id end and (true and ((true and true) or s.group_id = $12));
--   reads export_batches by an index
--   reads export_days by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads work_day_interpretations by an index
--   reads work_days by an index

with approved as materialized ( select d.id as work_day_id, ( select a.assigned_id from membership_assignments a where a.org_id = $1 and a.membership_id = d.membership_id and a.kind = 'employer' and a.valid_from <= d.work_date order by a.valid_from desc limit 1) as employer_id from work_days d where d.org_id = $2 and d.corrects_batch_id is not null and d.status = 'approved' and d.work_date <= $3 and not ( not ( exists ( select from memberships m where m.org_id = $4 and m.id = d.membership_id and (m.employment_start_date is null or m.employment_start_date <= d.work_date) and (m.employment_end_date is null or m.employment_end_date >= d.work_date)) or exists ( select from former_employments f where f.org_id = $5 and f.membership_id = d.membership_id and (f.started_on is null or f.started_on <= d.work_date) and f.ended_on >= d.work_date)) and (d.corrects_batch_id is null or ( select i.interpretation from work_day_interpretations i where i.org_id = $6 and i.work_day_id = d.id) -> 'lines' <> '[]'::jsonb))), moved as ( select a.work_day_id from approved a union select x.work_day_id from export_days x where x.org_id = $7 and x.moved and x.work_date <= $8), told as ( select x.work_day_id, x.membership_id, x.work_date, x.employer_id, x.withdrawn, b.group_id, b.created_at from moved join export_days x on x.org_id = $9 and x.work_day_id = moved.work_day_id join export_batches b on b.org_id = $10 and b.id = x.batch_id and b.state <> 'cancelled' where x.membership_id = any($11::uuid[])), latest as ( select distinct on (t.work_day_id) t.work_day_id, coalesce(t.employer_id, ( select a.assigned_id from membership_assignments a where a.org_id = $12 and a.membership_id = t.membership_id and a.kind = 'employer' and a.valid_from <= t.work_date order by a.valid_from desc limit 1)) as employer_id from told t where not t.withdrawn order by t.work_day_id, t.created_at desc), standing as ( select distinct on (t.work_day_id, t.employer_id) t.* from told t where t.employer_id is not null order by t.work_day_id, t.employer_id, t.created_at desc) select s.work_day_id, s.membership_id, s.work_date, s.employer_id from standing s join latest l on l.work_day_id = s.work_day_id left join approved a on a.work_day_id = s.work_day_id where not s.withdrawn and s.employer_id is distinct from case when a.work_day_id is null then l.employer_id else a.employer_id end and (true and ((true and true) or s.group_id = $13));
--   reads export_batches by an index
--   reads export_days by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads work_day_interpretations by an index
--   reads work_days by an index

with due as materialized ( select q.id from export_deliveries q where q.org_id = $1 and q.state = 'delivering' and q.lease_id is null and q.next_attempt_at <= $2 order by q.next_attempt_at, q.id limit $3 for update skip locked), claimed as ( update export_deliveries e set lease_id = $4, lease_holder = $5, lease_started_at = $6, lease_ends_at = $7 from due where e.org_id = $8 and e.id = due.id returning e.*) select d.id, d.batch_id, d.target_id, d.transport, d.format, d.state, d.file_name, d.content_type, d.encoding, d.sha256, d.byte_count, d.attempts, d.next_attempt_at, d.created_at, d.created_by_membership_id, d.delivered_at, d.failed_at, d.updated_at, d.lease_id, d.lease_started_at, d.compressed, t.url, t.sftp, t.active as target_active, (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'sealed', encode(s.sealed, 'base64')) order by s.created_at desc), '[]'::jsonb) from export_target_secrets s where s.org_id = $9 and s.target_id = d.target_id and (s.expires_at is null or s.expires_at > $10)) as secrets from claimed d join export_targets t on t.org_id = $11 and t.id = d.target_id;
--   reads export_deliveries by an index
--   reads export_target_secrets by an index
--   reads export_targets by an index

with looked as ( select l.batch_id, l.position from export_lines l where l.org_id = $1 and l.work_day_id is null and l.membership_id = any($2::uuid[]) and l.work_date > $3::date - 7 and l.counted_from <= $4 and l.kind <> 'payout' union select l.batch_id, l.position from unnest($5::uuid[], $6::date[], $7::date[]) as r(membership_id, first, last) join export_lines l on l.org_id = $8 and l.work_day_id is null and l.membership_id = r.membership_id and l.work_date > r.first - 7 and l.counted_from <= r.last and l.kind <> 'payout' union select l.batch_id, l.position from unnest($9::uuid[], $10::date[], $11::date[]) as r(membership_id, first, last) join export_lines l on l.org_id = $12 and l.work_day_id is null and l.membership_id = r.membership_id and l.work_date = r.last and l.counted_from = r.first and l.kind = 'flex'), told as ( select l.*, t.told_to, rank() over (partition by l.membership_id, t.told_to, l.counted_from, l.work_date, l.kind = 'flex' order by b.created_at desc) as age from looked join export_lines l on l.org_id = $13 and l.batch_id = looked.batch_id and l.position = looked.position cross join lateral (select coalesce(l.employer_id, ( select a.assigned_id from membership_assignments a where a.org_id = $14 and a.membership_id = l.membership_id and a.kind = 'employer' and a.valid_from <= l.work_date order by a.valid_from desc limit 1)) as told_to) t join export_batches b on b.org_id = $15 and b.id = l.batch_id and b.state <> 'cancelled') select jsonb_build_object('id', l.id, 'batchId', l.batch_id, 'membershipId', l.membership_id, 'employerId', l.employer_id, 'payrollNumber', l.payroll_number, 'workDate', l.work_date, 'workDayId', l.work_day_id, 'countedFrom', l.counted_from, 'kind', l.kind, 'compensation', l.compensation, 'payTypeCode', l.pay_type_code, 'leftOut', l.left_out, 'entryTypeId', l.entry_type_id, 'dayTypeId', l.day_type_id, 'minutes', l.minutes, 'creditBp', l.credit_bp, 'fromMinutes', l.from_minutes, 'toMinutes', l.to_minutes, 'parts', l.parts, 'rule', jsonb_build_object('id', l.rule_id, 'versionId', l.rule_version_id), 'explain', l.explain, 'explanation', l.explanation, 'correctionOf', case when l.correction_sign is not null then jsonb_build_object('batchId', l.correction_of_batch_id, 'lineId', l.correction_of_line_id, 'sign', l.correction_sign) end) as line, l.told_to as employer_id from told l where l.age = 1 and l.correction_sign is distinct from -1 order by l.membership_id, l.work_date, l.position;
--   reads export_batches by an index
--   reads export_lines by an index
--   reads membership_assignments by an index

with looked as ( select x.work_day_id from export_days x where x.org_id = $1 and x.membership_id = any($2::uuid[]) and x.week_ends_on between $3 and $4 union select x.work_day_id from unnest($5::uuid[], $6::date[], $7::date[]) as r(membership_id, first, last) join export_days x on x.org_id = $8 and x.membership_id = r.membership_id and x.week_ends_on between r.first and r.last union select unnest($9::uuid[])), in_force as ( select distinct on (x.work_day_id, x.employer_key) x.*, first_value(b.period_start) over told as told_from, first_value(b.period_end) over told as told_to, b.created_at as told_at from looked join export_days x on x.org_id = $10 and x.work_day_id = looked.work_day_id join export_batches b on b.org_id = $11 and b.id = x.batch_id and b.state <> 'cancelled' window told as (partition by x.work_day_id, x.employer_key order by b.created_at) order by x.work_day_id, x.employer_key, b.created_at desc), standing as ( select f.*, max(f.told_at) over (partition by f.work_day_id) as last_told_at from in_force f where not f.withdrawn) select s.work_day_id, s.membership_id, s.work_date, s.worktime_model_version_id, s.overtime_rule_set_version_id, s.day_type_version_id, s.flex_minutes, s.absent, coalesce(s.lines_batch_id, s.batch_id) as lines_batch_id, s.lines_from, s.lines_to, s.told_from, s.told_to, coalesce(s.employer_id, ( select a.assigned_id from membership_assignments a where a.org_id = $12 and a.membership_id = s.membership_id and a.kind = 'employer' and a.valid_from <= s.work_date order by a.valid_from desc limit 1)) as employer_id, (true and true) as in_scope, coalesce(( select jsonb_agg(jsonb_build_object('id', l.id, 'batchId', l.batch_id, 'membershipId', l.membership_id, 'employerId', l.employer_id, 'payrollNumber', l.payroll_number, 'workDate', l.work_date, 'workDayId', l.work_day_id, 'countedFrom', l.counted_from, 'kind', l.kind, 'compensation', l.compensation, 'payTypeCode', l.pay_type_code, 'leftOut', l.left_out, 'entryTypeId', l.entry_type_id, 'dayTypeId', l.day_type_id, 'minutes', l.minutes, 'creditBp', l.credit_bp, 'fromMinutes', l.from_minutes, 'toMinutes', l.to_minutes, 'parts', l.parts, 'rule', jsonb_build_object('id', l.rule_id, 'versionId', l.rule_version_id), 'explain', l.explain, 'explanation', l.explanation, 'correctionOf', case when l.correction_sign is not null then jsonb_build_object('batchId', l.correction_of_batch_id, 'lineId', l.correction_of_line_id, 'sign', l.correction_sign) end) order by l.position) from export_lines l where l.org_id = $13 and l.batch_id = coalesce(s.lines_batch_id, s.batch_id) and l.position >= s.lines_from and l.position < s.lines_to), '[]'::jsonb) as lines from standing s where s.employer_id is not null or s.told_at = s.last_told_at;
--   reads export_batches by an index
--   reads export_days by an index
--   reads export_lines by an index
--   reads membership_assignments by an index

with told as ( select distinct x.membership_id, b.group_id from export_blank_dates x join export_batches b on b.org_id = $1 and b.id = x.batch_id and b.state <> 'cancelled' where x.org_id = $2 and x.work_date between $3 and $4 and ($5::uuid is null or x.employer_id is null or x.employer_id = $6)) select distinct t.membership_id from told t where true;
--   reads export_batches by an index
--   reads export_blank_dates by an index

with told as ( select x.membership_id, x.work_date, x.flex_minutes, x.worktime_model_version_id, b.group_id, b.period_start, b.period_end, b.created_at, coalesce(x.employer_id, ( select a.assigned_id from membership_assignments a where a.org_id = $1 and a.membership_id = x.membership_id and a.kind = 'employer' and a.valid_from <= x.work_date order by a.valid_from desc limit 1)) as employer_id from export_blank_dates x join export_batches b on b.org_id = $2 and b.id = x.batch_id and b.state <> 'cancelled' where x.org_id = $3 and x.membership_id = any($4::uuid[])), in_force as ( select distinct on (t.membership_id, t.work_date, t.employer_id) t.*, first_value(t.period_start) over earliest as told_from, first_value(t.period_end) over earliest as told_to from told t window earliest as (partition by t.membership_id, t.work_date, t.employer_id order by t.created_at) order by t.membership_id, t.work_date, t.employer_id, t.created_at desc) select f.membership_id, f.work_date, f.flex_minutes, f.worktime_model_version_id, f.employer_id, f.told_from, f.told_to, f.work_date between $5 and $6 and ( (true and true) or f.group_id is not distinct from $7) as in_scope from in_force f;
--   reads export_batches by an index
--   reads export_blank_dates by an index
--   reads membership_assignments by an index
