insert into balance_accounts ("org_id", "id", "membership_id", "kind", "time_bank_id", "created_at", "updated_at") select $1, n."id", n."membership_id", n."kind", n."time_bank_id", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "membership_id" uuid, "kind" text, "time_bank_id" uuid, "created_at" timestamptz, "updated_at" timestamptz) returning 1;

insert into balance_corrections ("org_id", "id", "account_id", "membership_id", "kind", "minutes", "effective_date", "reason", "state", "decline_reason", "asked_by_membership_id", "decided_by_membership_id", "decided_at", "created_at", "updated_at") select $1, n."id", n."account_id", n."membership_id", n."kind", n."minutes", n."effective_date", n."reason", n."state", n."decline_reason", n."asked_by_membership_id", n."decided_by_membership_id", n."decided_at", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "account_id" uuid, "membership_id" uuid, "kind" text, "minutes" integer, "effective_date" date, "reason" text, "state" text, "decline_reason" text, "asked_by_membership_id" uuid, "decided_by_membership_id" uuid, "decided_at" timestamptz, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "state" = excluded."state", "decline_reason" = excluded."decline_reason", "decided_by_membership_id" = excluded."decided_by_membership_id", "decided_at" = excluded."decided_at", "updated_at" = excluded."updated_at" returning 1;

insert into balance_payouts ("org_id", "id", "account_id", "membership_id", "effective_date", "minutes", "reason", "state", "export_batch_id", "asked_by_membership_id", "created_at", "updated_at") select $1, n."id", n."account_id", n."membership_id", n."effective_date", n."minutes", n."reason", n."state", n."export_batch_id", n."asked_by_membership_id", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "account_id" uuid, "membership_id" uuid, "effective_date" date, "minutes" integer, "reason" text, "state" text, "export_batch_id" uuid, "asked_by_membership_id" uuid, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "state" = excluded."state", "export_batch_id" = excluded."export_batch_id", "updated_at" = excluded."updated_at" returning 1;

insert into period_closing_results ("org_id", "period_closing_id", "membership_id", "part", "unit", "before", "after", "details", "created_at", "updated_at") select $1, n."period_closing_id", n."membership_id", n."part", n."unit", n."before", n."after", n."details", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("period_closing_id" uuid, "membership_id" uuid, "part" text, "unit" text, "before" numeric, "after" numeric, "details" jsonb, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "period_closing_id", "membership_id", "part") do update set "unit" = excluded."unit", "before" = excluded."before", "after" = excluded."after", "details" = excluded."details", "updated_at" = excluded."updated_at" returning 1;

insert into period_closings ("org_id", "id", "kind", "date", "state", "member_count", "closed_count", "started_by_membership_id", "created_at", "finished_at", "updated_at") select $1, n."id", n."kind", n."date", n."state", n."member_count", n."closed_count", n."started_by_membership_id", n."created_at", n."finished_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "kind" text, "date" date, "state" text, "member_count" integer, "closed_count" integer, "started_by_membership_id" uuid, "created_at" timestamptz, "finished_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "state" = excluded."state", "member_count" = excluded."member_count", "closed_count" = excluded."closed_count", "started_by_membership_id" = excluded."started_by_membership_id", "finished_at" = excluded."finished_at", "updated_at" = excluded."updated_at" returning 1;

insert into time_bank_versions ("org_id", "id", "time_bank_id", "valid_from", "valid_to", "floor_minutes", "ceiling_minutes", "carry_over_minutes") select $1, n."id", n."time_bank_id", n."valid_from", n."valid_to", n."floor_minutes", n."ceiling_minutes", n."carry_over_minutes" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "time_bank_id" uuid, "valid_from" date, "valid_to" date, "floor_minutes" integer, "ceiling_minutes" integer, "carry_over_minutes" integer) returning 1;

insert into time_banks ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and (a.membership_id = $2 or ( a.org_id = $3 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $4 and r.supervisor_membership_id = $5 union select r.id from reports above join memberships r on r.org_id = $6 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."id" = any($7::uuid[]) order by "a"."created_at" desc, "a"."id" desc limit $8;
--   reads balance_corrections by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and (a.membership_id = $2 or ( a.org_id = $3 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $4 and r.supervisor_membership_id = $5 union select r.id from reports above join memberships r on r.org_id = $6 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."updated_at" >= $7 order by "a"."updated_at" asc, "a"."id" asc limit $8;
--   reads balance_corrections by an index
--   reads memberships by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and (a.membership_id = $2 or ( a.org_id = $3 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $4 and r.supervisor_membership_id = $5 union select r.id from reports above join memberships r on r.org_id = $6 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.account_id = $7 order by "a"."created_at" desc, "a"."id" desc limit $8;
--   reads balance_corrections by an index
--   reads memberships by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and (a.membership_id = $2 or ( a.org_id = $3 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $4 and r.supervisor_membership_id = $5 union select r.id from reports above join memberships r on r.org_id = $6 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.state = $7 order by "a"."created_at" desc, "a"."id" desc limit $8;
--   reads balance_corrections by an index
--   reads memberships by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and (a.membership_id = $2 or ( a.org_id = $3 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $4 and r.supervisor_membership_id = $5 union select r.id from reports above join memberships r on r.org_id = $6 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "a"."created_at" desc, "a"."id" desc limit $7;
--   reads balance_corrections by an index
--   reads memberships by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and a.id = $2 and (a.membership_id = $3 or ( a.org_id = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports)));
--   reads balance_corrections by an index
--   reads memberships by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and a.id = $2 and true;
--   reads balance_corrections by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and true and "a"."id" = any($2::uuid[]) order by "a"."created_at" desc, "a"."id" desc limit $3;
--   reads balance_corrections by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and true and "a"."updated_at" >= $2 order by "a"."updated_at" asc, "a"."id" asc limit $3;
--   reads balance_corrections by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and true and a.account_id = $2 order by "a"."created_at" desc, "a"."id" desc limit $3;
--   reads balance_corrections by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and true and a.state = $2 order by "a"."created_at" desc, "a"."id" desc limit $3;
--   reads balance_corrections by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at" from balance_corrections a where a.org_id = $1 and true order by "a"."created_at" desc, "a"."id" desc limit $2;
--   reads balance_corrections by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at", b.kind as balance_kind, t.name as time_bank_name from balance_corrections a join balance_accounts b on b.org_id = $1 and b.id = a.account_id left join time_banks t on t.org_id = $2 and t.id = b.time_bank_id where a.org_id = $3 and a.id = any($4::uuid[]);
--   reads balance_accounts by an index
--   reads balance_corrections by an index
--   reads time_banks by an index

select a."id", a."account_id", a."membership_id", a."kind", a."minutes", a."effective_date", a."reason", a."state", a."decline_reason", a."asked_by_membership_id", a."decided_by_membership_id", a."decided_at", a."created_at", a."updated_at", true as is_decidable from balance_corrections a where a.org_id = $1 and a.id = any($2::uuid[]) and true;
--   reads balance_corrections by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( a.org_id = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."id" = any($9::uuid[]) order by "a"."id" asc limit $10;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( a.org_id = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."updated_at" >= $9 order by "a"."updated_at" asc, "a"."id" asc limit $10;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( a.org_id = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."id") > ($9) order by "a"."id" asc limit $10;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( a.org_id = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."updated_at", "a"."id") > ($9, $10) order by "a"."updated_at" asc, "a"."id" asc limit $11;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( a.org_id = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $9 and split_part(n.folded_text, '|', 2) like $10))) order by "a"."id" asc limit $11;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( a.org_id = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.kind = $9 order by "a"."id" asc limit $10;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( a.org_id = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.membership_id = $9 order by "a"."id" asc limit $10;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( a.org_id = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "a"."id" asc limit $9;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and a.id = $4 and (a.membership_id = $5 or ( a.org_id = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports)));
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and a.id = $4 and true;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and a.membership_id = $4 and a.kind = $5 and a.time_bank_id is not distinct from $6;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and a.membership_id = $4 order by a.kind, a.id;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and true and "a"."id" = any($4::uuid[]) order by "a"."id" asc limit $5;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and true and "a"."updated_at" >= $4 order by "a"."updated_at" asc, "a"."id" asc limit $5;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and true and ("a"."id") > ($4) order by "a"."id" asc limit $5;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and true and ("a"."updated_at", "a"."id") > ($4, $5) order by "a"."updated_at" asc, "a"."id" asc limit $6;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and true and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $4 and split_part(n.folded_text, '|', 2) like $5))) order by "a"."id" asc limit $6;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads memberships by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and true and a.kind = $4 order by "a"."id" asc limit $5;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and true and a.membership_id = $4 order by "a"."id" asc limit $5;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a."id", a."membership_id", a."kind", a."time_bank_id", a."created_at", a."updated_at", coalesce(( select sum(t.minutes)::integer from balance_transactions t where t.org_id = $1 and t.account_id = a.id and t.effective_date <= $2), 0) as balance_minutes from balance_accounts a where a.org_id = $3 and true order by "a"."id" asc limit $4;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select a.id as account_id, a.membership_id, a.kind, a.time_bank_id, coalesce(sum(t.minutes) filter (where t.effective_date <= $1), 0)::integer as minutes from balance_accounts a left join balance_transactions t on t.org_id = $2 and t.account_id = a.id where a.org_id = $3 and a.membership_id = any($4::uuid[]) group by a.id, a.membership_id, a.kind, a.time_bank_id;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select c."id", c."kind", c."date", c."state", c."member_count", c."closed_count", c."started_by_membership_id", c."created_at", c."finished_at", c."updated_at" from period_closings c where c.org_id = $1 and "c"."id" = any($2::uuid[]) order by "c"."date" desc, "c"."id" desc limit $3;
--   reads period_closings by an index

select c."id", c."kind", c."date", c."state", c."member_count", c."closed_count", c."started_by_membership_id", c."created_at", c."finished_at", c."updated_at" from period_closings c where c.org_id = $1 and "c"."updated_at" >= $2 order by "c"."updated_at" asc, "c"."id" asc limit $3;
--   reads period_closings by an index

select c."id", c."kind", c."date", c."state", c."member_count", c."closed_count", c."started_by_membership_id", c."created_at", c."finished_at", c."updated_at" from period_closings c where c.org_id = $1 and c.id = $2;
--   reads period_closings by an index

select c."id", c."kind", c."date", c."state", c."member_count", c."closed_count", c."started_by_membership_id", c."created_at", c."finished_at", c."updated_at" from period_closings c where c.org_id = $1 and c.kind = $2 and c.date = $3;
--   reads period_closings by an index

select c."id", c."kind", c."date", c."state", c."member_count", c."closed_count", c."started_by_membership_id", c."created_at", c."finished_at", c."updated_at" from period_closings c where c.org_id = $1 order by "c"."date" desc, "c"."id" desc limit $2;
--   reads period_closings by an index

select count(*)::int as count from ( select a.id from balance_accounts a join balance_transactions t on t.org_id = $1 and t.account_id = a.id where a.org_id = $2 and a.membership_id = $3 group by a.id having sum(t.minutes) <> 0) unsettled;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select distinct a.membership_id as id from balance_accounts a where a.org_id = $1 and a.membership_id = any($2::uuid[]);
--   reads balance_accounts by an index

select p."id", p."account_id", p."membership_id", p."effective_date", p."minutes", p."reason", p."state", p."export_batch_id", p."asked_by_membership_id", p."created_at", p."updated_at" from balance_payouts p where p.org_id = $1 and p.account_id = $2 and "p"."id" = any($3::uuid[]) order by "p"."created_at" desc, "p"."id" desc limit $4;
--   reads balance_payouts by an index

select p."id", p."account_id", p."membership_id", p."effective_date", p."minutes", p."reason", p."state", p."export_batch_id", p."asked_by_membership_id", p."created_at", p."updated_at" from balance_payouts p where p.org_id = $1 and p.account_id = $2 and "p"."updated_at" >= $3 order by "p"."updated_at" asc, "p"."id" asc limit $4;
--   reads balance_payouts by an index

select p."id", p."account_id", p."membership_id", p."effective_date", p."minutes", p."reason", p."state", p."export_batch_id", p."asked_by_membership_id", p."created_at", p."updated_at" from balance_payouts p where p.org_id = $1 and p.account_id = $2 and p.id = $3;
--   reads balance_payouts by an index

select p."id", p."account_id", p."membership_id", p."effective_date", p."minutes", p."reason", p."state", p."export_batch_id", p."asked_by_membership_id", p."created_at", p."updated_at" from balance_payouts p where p.org_id = $1 and p.account_id = $2 order by "p"."created_at" desc, "p"."id" desc limit $3;
--   reads balance_payouts by an index

select p."id", p."account_id", p."membership_id", p."effective_date", p."minutes", p."reason", p."state", p."export_batch_id", p."asked_by_membership_id", p."created_at", p."updated_at" from balance_payouts p where p.org_id = $1 and p.export_batch_id = $2;
--   reads balance_payouts by an index

select p."id", p."account_id", p."membership_id", p."effective_date", p."minutes", p."reason", p."state", p."export_batch_id", p."asked_by_membership_id", p."created_at", p."updated_at", a.kind, ( select a.assigned_id from membership_assignments a where a.org_id = $1 and a.membership_id = p.membership_id and a.kind = 'employer' and a.valid_from <= p.effective_date order by a.valid_from desc limit 1) as employer_id from balance_payouts p join balance_accounts a on a.org_id = $2 and a.id = p.account_id where p.org_id = $3 and p.state = 'waiting' and p.effective_date <= $4 and (true and true) order by p.effective_date, p.id;
--   reads balance_accounts by an index
--   reads balance_payouts by an index
--   reads membership_assignments by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'floorMinutes', v."floor_minutes", 'ceilingMinutes', v."ceiling_minutes", 'carryOverMinutes', v."carry_over_minutes") order by v.valid_from) from time_bank_versions v where v.org_id = $1 and v."time_bank_id" = r.id) as versions from time_banks r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads time_bank_versions by an index
--   reads time_banks by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'floorMinutes', v."floor_minutes", 'ceilingMinutes', v."ceiling_minutes", 'carryOverMinutes', v."carry_over_minutes") order by v.valid_from) from time_bank_versions v where v.org_id = $1 and v."time_bank_id" = r.id) as versions from time_banks r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_time_banks" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads time_bank_versions by an index
--   reads time_banks by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'floorMinutes', v."floor_minutes", 'ceilingMinutes', v."ceiling_minutes", 'carryOverMinutes', v."carry_over_minutes") order by v.valid_from) from time_bank_versions v where v.org_id = $1 and v."time_bank_id" = r.id) as versions from time_banks r where r.org_id = $2 and r.id = $3;
--   reads time_bank_versions by an index
--   reads time_banks by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'floorMinutes', v."floor_minutes", 'ceilingMinutes', v."ceiling_minutes", 'carryOverMinutes', v."carry_over_minutes") order by v.valid_from) from time_bank_versions v where v.org_id = $1 and v."time_bank_id" = r.id) as versions from time_banks r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads time_bank_versions by an index
--   reads time_banks by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'floorMinutes', v."floor_minutes", 'ceilingMinutes', v."ceiling_minutes", 'carryOverMinutes', v."carry_over_minutes") order by v.valid_from) from time_bank_versions v where v.org_id = $1 and v."time_bank_id" = r.id) as versions from time_banks r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads time_bank_versions by an index
--   reads time_banks by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'floorMinutes', v."floor_minutes", 'ceilingMinutes', v."ceiling_minutes", 'carryOverMinutes', v."carry_over_minutes") order by v.valid_from) from time_bank_versions v where v.org_id = $1 and v."time_bank_id" = r.id) as versions from time_banks r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads time_bank_versions by an index
--   reads time_banks by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'floorMinutes', v."floor_minutes", 'ceilingMinutes', v."ceiling_minutes", 'carryOverMinutes', v."carry_over_minutes") order by v.valid_from) from time_bank_versions v where v.org_id = $1 and v."time_bank_id" = r.id) as versions from time_banks r where r.org_id = $2 order by r."code", r."id";
--   reads time_bank_versions by an index
--   reads time_banks by an index

select r."period_closing_id", r."membership_id", r."part", r."unit", r."before", r."after", r."details", r."created_at", r."updated_at" from period_closing_results r where r.org_id = $1 and r.period_closing_id = $2 and (r.membership_id = any(array( select n.id from memberships n where n.org_id = $3 and split_part(n.folded_text, '|', 2) like $4))) order by "r"."membership_id" asc, "r"."part" asc limit $5;
--   reads memberships by an index
--   reads period_closing_results by an index

select r."period_closing_id", r."membership_id", r."part", r."unit", r."before", r."after", r."details", r."created_at", r."updated_at" from period_closing_results r where r.org_id = $1 and r.period_closing_id = $2 and r.membership_id = $3 order by "r"."membership_id" asc, "r"."part" asc limit $4;
--   reads period_closing_results by an index

select r."period_closing_id", r."membership_id", r."part", r."unit", r."before", r."after", r."details", r."created_at", r."updated_at" from period_closing_results r where r.org_id = $1 and r.period_closing_id = $2 order by "r"."membership_id" asc, "r"."part" asc limit $3;
--   reads period_closing_results by an index

select r.id from time_banks r where r.org_id = $1 and r."code" = $2;
--   reads time_banks by an index

select t."id", t."account_id", t."membership_id", t."effective_date", t."minutes", t."kind", t."source_type", t."source_id", t."counted_from", t."reverses_transaction_id", t."rule_version_id", t."parts", t."reason", t."explain", t."explanation", t."actor_membership_id", t."created_at" from balance_transactions t where t.org_id = $1 and t.account_id = $2 and t.created_at = $3 order by t.id desc limit 1;
--   reads balance_transactions by an index

select t."id", t."account_id", t."membership_id", t."effective_date", t."minutes", t."kind", t."source_type", t."source_id", t."counted_from", t."reverses_transaction_id", t."rule_version_id", t."parts", t."reason", t."explain", t."explanation", t."actor_membership_id", t."created_at" from balance_transactions t where t.org_id = $1 and t.account_id = $2 and t.effective_date between $3 and $4 order by t.effective_date, t.id;
--   reads balance_transactions by an index

select t.* from ( select m."id", m."account_id", m."membership_id", m."effective_date", m."minutes", m."kind", m."source_type", m."source_id", m."counted_from", m."reverses_transaction_id", m."rule_version_id", m."parts", m."reason", m."explain", m."explanation", m."actor_membership_id", m."created_at", m.created_at as updated_at, sum(m.minutes) over (order by m.effective_date, m.id)::integer as balance_after from balance_transactions m where m.org_id = $1 and m.account_id = $2) t where true and "t"."updated_at" >= $3 order by "t"."updated_at" asc, "t"."id" asc limit $4;
--   reads balance_transactions by an index

select t.* from ( select m."id", m."account_id", m."membership_id", m."effective_date", m."minutes", m."kind", m."source_type", m."source_id", m."counted_from", m."reverses_transaction_id", m."rule_version_id", m."parts", m."reason", m."explain", m."explanation", m."actor_membership_id", m."created_at", m.created_at as updated_at, sum(m.minutes) over (order by m.effective_date, m.id)::integer as balance_after from balance_transactions m where m.org_id = $1 and m.account_id = $2) t where true and ("t"."effective_date", "t"."id") < ($3, $4) order by "t"."effective_date" desc, "t"."id" desc limit $5;
--   reads balance_transactions by an index

select t.* from ( select m."id", m."account_id", m."membership_id", m."effective_date", m."minutes", m."kind", m."source_type", m."source_id", m."counted_from", m."reverses_transaction_id", m."rule_version_id", m."parts", m."reason", m."explain", m."explanation", m."actor_membership_id", m."created_at", m.created_at as updated_at, sum(m.minutes) over (order by m.effective_date, m.id)::integer as balance_after from balance_transactions m where m.org_id = $1 and m.account_id = $2) t where true and ("t"."updated_at", "t"."id") > ($3, $4) order by "t"."updated_at" asc, "t"."id" asc limit $5;
--   reads balance_transactions by an index

select t.* from ( select m."id", m."account_id", m."membership_id", m."effective_date", m."minutes", m."kind", m."source_type", m."source_id", m."counted_from", m."reverses_transaction_id", m."rule_version_id", m."parts", m."reason", m."explain", m."explanation", m."actor_membership_id", m."created_at", m.created_at as updated_at, sum(m.minutes) over (order by m.effective_date, m.id)::integer as balance_after from balance_transactions m where m.org_id = $1 and m.account_id = $2) t where true and t.effective_date <= $3 order by "t"."effective_date" desc, "t"."id" desc limit $4;
--   reads balance_transactions by an index

select t.* from ( select m."id", m."account_id", m."membership_id", m."effective_date", m."minutes", m."kind", m."source_type", m."source_id", m."counted_from", m."reverses_transaction_id", m."rule_version_id", m."parts", m."reason", m."explain", m."explanation", m."actor_membership_id", m."created_at", m.created_at as updated_at, sum(m.minutes) over (order by m.effective_date, m.id)::integer as balance_after from balance_transactions m where m.org_id = $1 and m.account_id = $2) t where true and t.effective_date >= $3 order by "t"."effective_date" desc, "t"."id" desc limit $4;
--   reads balance_transactions by an index

select t.* from ( select m."id", m."account_id", m."membership_id", m."effective_date", m."minutes", m."kind", m."source_type", m."source_id", m."counted_from", m."reverses_transaction_id", m."rule_version_id", m."parts", m."reason", m."explain", m."explanation", m."actor_membership_id", m."created_at", m.created_at as updated_at, sum(m.minutes) over (order by m.effective_date, m.id)::integer as balance_after from balance_transactions m where m.org_id = $1 and m.account_id = $2) t where true order by "t"."effective_date" desc, "t"."id" desc limit $3;
--   reads balance_transactions by an index

select t.id, t.membership_id, a.kind, a.time_bank_id, t.kind as transaction_kind, t.effective_date, t.minutes, t.source_type, t.source_id, t.counted_from, t.rule_version_id from balance_transactions t join balance_accounts a on a.org_id = $1 and a.id = t.account_id where t.org_id = $2 and t.kind <> 'reversal' and t.source_type = 'blank_date' and t.effective_date between $3::date and $4::date and not exists ( select from balance_transactions r where r.org_id = $5 and r.reverses_transaction_id = t.id) order by t.id;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select t.id, t.membership_id, a.kind, a.time_bank_id, t.kind as transaction_kind, t.effective_date, t.minutes, t.source_type, t.source_id, t.counted_from, t.rule_version_id from balance_transactions t join balance_accounts a on a.org_id = $1 and a.id = t.account_id where t.org_id = $2 and t.kind <> 'reversal' and t.source_type = 'blank_date' and t.effective_date between $3::date and $4::date and t.membership_id = any($5::uuid[]) and not exists ( select from balance_transactions r where r.org_id = $6 and r.reverses_transaction_id = t.id) order by t.id;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select t.id, t.membership_id, a.kind, a.time_bank_id, t.kind as transaction_kind, t.effective_date, t.minutes, t.source_type, t.source_id, t.counted_from, t.rule_version_id from balance_transactions t join balance_accounts a on a.org_id = $1 and a.id = t.account_id where t.org_id = $2 and t.kind <> 'reversal' and t.source_type = $3 and t.source_id = $4 and t.membership_id = any($5::uuid[]) and not exists ( select from balance_transactions r where r.org_id = $6 and r.reverses_transaction_id = t.id) order by t.id;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select t.id, t.membership_id, a.kind, a.time_bank_id, t.kind as transaction_kind, t.effective_date, t.minutes, t.source_type, t.source_id, t.counted_from, t.rule_version_id from balance_transactions t join balance_accounts a on a.org_id = $1 and a.id = t.account_id where t.org_id = $2 and t.kind <> 'reversal' and t.source_type = $3 and t.source_id = any($4::uuid[]) and not exists ( select from balance_transactions r where r.org_id = $5 and r.reverses_transaction_id = t.id) order by t.id;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select t.id, t.membership_id, a.kind, a.time_bank_id, t.kind as transaction_kind, t.effective_date, t.minutes, t.source_type, t.source_id, t.counted_from, t.rule_version_id from balance_transactions t join balance_accounts a on a.org_id = $1 and a.id = t.account_id where t.org_id = $2 and t.kind <> 'reversal' and t.source_type in ('stretch', 'blank_date') and exists ( select from ( select o.work_day_id, o.membership_id, o."from", o."to", ( select d.work_date from work_days d where d.org_id = $3 and d.membership_id = o.membership_id and d.work_date < o."from" and (d.status <> 'draft' or ( d.day_type_id is not null or d.corrects_batch_id is not null or exists (select from work_entries e where e.org_id = $4 and e.work_day_id = d.id))) order by d.work_date desc limit 1) as recorded_before from ( select w.id as work_day_id, w.membership_id, least(w.monday, p.first_date) as "from", greatest(w.monday + 6, p.last_date) as "to" from ( select d.id, d.membership_id, d.work_date, d.worktime_model_version_id, d.work_date - (extract(isodow from d.work_date)::int - 1) as monday from work_days d where d.org_id = $5 and d.id = any($6::uuid[])) w cross join lateral ( select min(x.first_date) as first_date, max(x.last_date) as last_date from ( select p.first_date, p.first_date + p.days - 1 as last_date from worktime_model_versions v cross join lateral ( select (v.rules ->> 'periodStartsOn')::date as begins, 7 * (v.rules ->> 'periodWeeks')::int as days) r cross join lateral ( select r.begins + r.days * floor((w.work_date - r.begins)::numeric / r.days)::int as first_date, r.days) p where v.org_id = $7 and v.kind = 'period' and r.begins is not null and r.days is not null and (v.id = w.worktime_model_version_id or v.worktime_model_id = ( select a.assigned_id from membership_assignments a where a.org_id = $8 and a.membership_id = w.membership_id and a.kind = 'worktime_model' and a.valid_from <= w.work_date order by a.valid_from desc limit 1) and v.valid_from <= w.work_date and (v.valid_to is null or v.valid_to >= w.work_date))) x) p) o) wanted where wanted.membership_id = t.membership_id and coalesce(t.counted_from, t.effective_date) <= wanted."to" and t.effective_date >= case when wanted."from" - wanted.recorded_before <= $9::int + 2 then wanted.recorded_before else wanted."from" end) and t.membership_id = any(array( select d.membership_id from work_days d where d.org_id = $10 and d.id = any($11::uuid[]))) and not exists ( select from balance_transactions r where r.org_id = $12 and r.reverses_transaction_id = t.id) order by t.id;
--   reads balance_accounts by an index
--   reads balance_transactions by an index
--   reads membership_assignments by an index
--   reads work_days by an index
--   reads work_entries by an index
--   reads worktime_model_versions by an index

select t.id, t.membership_id, a.kind, a.time_bank_id, t.kind as transaction_kind, t.effective_date, t.minutes, t.source_type, t.source_id, t.counted_from, t.rule_version_id from balance_transactions t join balance_accounts a on a.org_id = $1 and a.id = t.account_id where t.org_id = $2 and t.kind <> 'reversal' and t.source_type in ('stretch', 'blank_date') and exists ( select from unnest($3::uuid[], $4::date[], $5::date[]) as wanted(membership_id, "from", "to") where wanted.membership_id = t.membership_id and t.effective_date >= wanted."from" and coalesce(t.counted_from, t.effective_date) <= wanted."to") and t.membership_id = any($6::uuid[]) and not exists ( select from balance_transactions r where r.org_id = $7 and r.reverses_transaction_id = t.id) order by t.id;
--   reads balance_accounts by an index
--   reads balance_transactions by an index

select t.membership_id, t.effective_date as work_date from balance_transactions t where t.org_id = $1 and t.source_type = 'blank_date' and t.effective_date between $2::date and $3::date and t.membership_id = any($4::uuid[]) group by t.membership_id, t.effective_date having sum(t.minutes) = 0;
--   reads balance_transactions by an index

select t.membership_id, t.effective_date as work_date from balance_transactions t where t.org_id = $1 and t.source_type = 'blank_date' and t.effective_date between $2::date and $3::date group by t.membership_id, t.effective_date having sum(t.minutes) = 0;
--   reads balance_transactions by an index

update period_closings set "closed_count" = $3, "updated_at" = $4 where "org_id" = $1 and "id" = $2;
--   reads period_closings by an index

update time_bank_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads time_bank_versions by an index

update time_banks set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads time_banks by an index

with new_rows as ( select * from jsonb_to_recordset($1::jsonb) as g(id uuid, "membershipId" uuid, "accountKind" text, "timeBankId" uuid, "newAccountId" uuid, "effectiveDate" date, minutes integer, kind text, "sourceType" text, "sourceId" uuid, "countedFrom" date, "reversesTransactionId" uuid, "ruleVersionId" uuid, parts jsonb, reason text, explain text, explanation jsonb, "actorMembershipId" uuid)), opened as ( insert into balance_accounts (org_id, id, membership_id, kind, time_bank_id, created_at, updated_at) select distinct on (g."membershipId", g."accountKind", g."timeBankId") $2::uuid, g."newAccountId", g."membershipId", g."accountKind", g."timeBankId", $3::timestamptz, $4::timestamptz from new_rows g order by g."membershipId", g."accountKind", g."timeBankId", g."newAccountId" on conflict (org_id, membership_id, kind, time_bank_id) do update set updated_at = excluded.updated_at returning id, membership_id, kind, time_bank_id) insert into balance_transactions (org_id, id, account_id, membership_id, effective_date, minutes, kind, source_type, source_id, counted_from, reverses_transaction_id, rule_version_id, parts, reason, explain, explanation, actor_membership_id, created_at) select $5, g.id, o.id, g."membershipId", g."effectiveDate", g.minutes, g.kind, g."sourceType", g."sourceId", g."countedFrom", g."reversesTransactionId", g."ruleVersionId", g.parts, g.reason, g.explain, g.explanation, g."actorMembershipId", $6 from new_rows g join opened o on o.membership_id = g."membershipId" and o.kind = g."accountKind" and o.time_bank_id is not distinct from g."timeBankId" returning id;
