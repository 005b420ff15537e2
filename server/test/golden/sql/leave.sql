insert into leave_accounts ("org_id", "id", "membership_id", "leave_policy_id", "settled_through", "next_line_on", "changed_from", "change_reason", "change_explanation", "created_at", "updated_at") select $1, n."id", n."membership_id", n."leave_policy_id", n."settled_through", n."next_line_on", n."changed_from", n."change_reason", n."change_explanation", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "membership_id" uuid, "leave_policy_id" uuid, "settled_through" date, "next_line_on" date, "changed_from" date, "change_reason" text, "change_explanation" jsonb, "created_at" timestamptz, "updated_at" timestamptz) returning 1;

insert into leave_group_memberships ("org_id", "membership_id", "valid_from", "leave_group_id", "updated_at") select $1, n."membership_id", n."valid_from", n."leave_group_id", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("membership_id" uuid, "valid_from" date, "leave_group_id" uuid, "updated_at" timestamptz) on conflict ("org_id", "membership_id", "valid_from") do update set "leave_group_id" = excluded."leave_group_id", "updated_at" = excluded."updated_at" returning 1;

insert into leave_group_versions ("org_id", "id", "leave_group_id", "valid_from", "valid_to", "leave_policy_ids") select $1, n."id", n."leave_group_id", n."valid_from", n."valid_to", n."leave_policy_ids" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "leave_group_id" uuid, "valid_from" date, "valid_to" date, "leave_policy_ids" jsonb) returning 1;

insert into leave_groups ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into leave_policies ("org_id", "id", "code", "name", "unit", "active", "updated_at") select $1, n."id", n."code", n."name", n."unit", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "unit" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into leave_policy_versions ("org_id", "id", "leave_policy_id", "valid_from", "valid_to", "kind", "rules") select $1, n."id", n."leave_policy_id", n."valid_from", n."valid_to", n."kind", n."rules" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "leave_policy_id" uuid, "valid_from" date, "valid_to" date, "kind" text, "rules" jsonb) returning 1;

insert into leave_transactions ("org_id", "id", "account_id", "membership_id", "leave_policy_id", "leave_year_start", "effective_date", "amount", "kind", "line", "source_type", "source_id", "rule_version_id", "explain", "reason", "actor_membership_id", "created_at") select $1, n."id", n."account_id", n."membership_id", n."leave_policy_id", n."leave_year_start", n."effective_date", n."amount", n."kind", n."line", n."source_type", n."source_id", n."rule_version_id", n."explain", n."reason", n."actor_membership_id", n."created_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "account_id" uuid, "membership_id" uuid, "leave_policy_id" uuid, "leave_year_start" date, "effective_date" date, "amount" numeric, "kind" text, "line" text, "source_type" text, "source_id" uuid, "rule_version_id" uuid, "explain" jsonb, "reason" text, "actor_membership_id" uuid, "created_at" timestamptz) returning 1;

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.membership_id = $2 or ( $3::uuid = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."id" = any($8::uuid[]) order by "a"."id" asc limit $9;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.membership_id = $2 or ( $3::uuid = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."updated_at" >= $8 order by "a"."updated_at" asc, "a"."id" asc limit $9;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.membership_id = $2 or ( $3::uuid = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."id") > ($8) order by "a"."id" asc limit $9;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.membership_id = $2 or ( $3::uuid = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."updated_at", "a"."id") > ($8, $9) order by "a"."updated_at" asc, "a"."id" asc limit $10;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.membership_id = $2 or ( $3::uuid = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $8 and split_part(n.folded_text, '|', 2) like $9))) order by "a"."id" asc limit $10;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.membership_id = $2 or ( $3::uuid = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.leave_policy_id = $8 order by "a"."id" asc limit $9;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.membership_id = $2 or ( $3::uuid = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.membership_id = $8 order by "a"."id" asc limit $9;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.membership_id = $2 or ( $3::uuid = $4 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $5 and r.supervisor_membership_id = $6 union select r.id from reports above join memberships r on r.org_id = $7 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "a"."id" asc limit $8;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and (a.next_line_on is null or a.next_line_on <= $2 or a.changed_from is not null) order by a.id limit $3;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports)));
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.id = $2 and true;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.leave_policy_id = $2 order by a.id limit $3;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any($2::uuid[]) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."id" = any($9::uuid[]) order by "a"."id" asc limit $10)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."updated_at" >= $9 order by "a"."updated_at" asc, "a"."id" asc limit $10)) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."id") > ($9) order by "a"."id" asc limit $10)) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."updated_at", "a"."id") > ($9, $10) order by "a"."updated_at" asc, "a"."id" asc limit $11)) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $9 and split_part(n.folded_text, '|', 2) like $10))) order by "a"."id" asc limit $11)) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.leave_policy_id = $9 order by "a"."id" asc limit $10)) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.membership_id = $9 order by "a"."id" asc limit $10)) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "a"."id" asc limit $9)) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and a.id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))))) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and a.id = $3 and true)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and a.membership_id = any($3::uuid[]) order by a.id)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and "a"."id" = any($3::uuid[]) order by "a"."id" asc limit $4)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and "a"."updated_at" >= $3 order by "a"."updated_at" asc, "a"."id" asc limit $4)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and ("a"."id") > ($3) order by "a"."id" asc limit $4)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and ("a"."updated_at", "a"."id") > ($3, $4) order by "a"."updated_at" asc, "a"."id" asc limit $5)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $3 and split_part(n.folded_text, '|', 2) like $4))) order by "a"."id" asc limit $5)) order by a.id;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and a.leave_policy_id = $3 order by "a"."id" asc limit $4)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and a.membership_id = $3 order by "a"."id" asc limit $4)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true order by "a"."id" asc limit $3)) order by a.id;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and true and "a"."id" = any($2::uuid[]) order by "a"."id" asc limit $3;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and true and "a"."updated_at" >= $2 order by "a"."updated_at" asc, "a"."id" asc limit $3;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and true and ("a"."id") > ($2) order by "a"."id" asc limit $3;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and true and ("a"."updated_at", "a"."id") > ($2, $3) order by "a"."updated_at" asc, "a"."id" asc limit $4;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and true and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $2 and split_part(n.folded_text, '|', 2) like $3))) order by "a"."id" asc limit $4;
--   reads leave_accounts by an index
--   reads memberships by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and true and a.leave_policy_id = $2 order by "a"."id" asc limit $3;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and true and a.membership_id = $2 order by "a"."id" asc limit $3;
--   reads leave_accounts by an index

select a."id", a."membership_id", a."leave_policy_id", a."settled_through", a."next_line_on", a."changed_from", a."change_reason", a."change_explanation", a."created_at", a."updated_at" from leave_accounts a where a.org_id = $1 and true order by "a"."id" asc limit $2;
--   reads leave_accounts by an index

select count(*)::int as count from ( select t.account_id from leave_transactions t join leave_accounts a on a.org_id = $1 and a.id = t.account_id where t.org_id = $2 and a.membership_id = $3 group by t.account_id having sum(t.amount) <> 0) unsettled;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select distinct a.membership_id as id from leave_accounts a where a.org_id = $1 and a.membership_id = any($2::uuid[]);
--   reads leave_accounts by an index

select distinct g.membership_id as id from leave_group_memberships g where g.org_id = $1 and g.membership_id = any($2::uuid[]);
--   reads leave_group_memberships by an index

select distinct on (g.membership_id) g.membership_id, g.leave_group_id, g.valid_from from leave_group_memberships g where g.org_id = $1 and g.membership_id = any($2::uuid[]) and g.valid_from <= $3 order by g.membership_id, g.valid_from desc;
--   reads leave_group_memberships by an index

select g.id from leave_groups g where g.org_id = $1 and g.id = $2 and g.active;
--   reads leave_groups by an index

select p.id from leave_policies p where p.org_id = $1 and p.active and p.id = any($2::uuid[]);
--   reads leave_policies by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'leavePolicyIds', v."leave_policy_ids") order by v.valid_from) from leave_group_versions v where v.org_id = $1 and v."leave_group_id" = r.id) as versions from leave_groups r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads leave_group_versions by an index
--   reads leave_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'leavePolicyIds', v."leave_policy_ids") order by v.valid_from) from leave_group_versions v where v.org_id = $1 and v."leave_group_id" = r.id) as versions from leave_groups r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_leave_groups" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads leave_group_versions by an index
--   reads leave_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'leavePolicyIds', v."leave_policy_ids") order by v.valid_from) from leave_group_versions v where v.org_id = $1 and v."leave_group_id" = r.id) as versions from leave_groups r where r.org_id = $2 and r.id = $3;
--   reads leave_group_versions by an index
--   reads leave_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'leavePolicyIds', v."leave_policy_ids") order by v.valid_from) from leave_group_versions v where v.org_id = $1 and v."leave_group_id" = r.id) as versions from leave_groups r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads leave_group_versions by an index
--   reads leave_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'leavePolicyIds', v."leave_policy_ids") order by v.valid_from) from leave_group_versions v where v.org_id = $1 and v."leave_group_id" = r.id) as versions from leave_groups r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads leave_group_versions by an index
--   reads leave_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'leavePolicyIds', v."leave_policy_ids") order by v.valid_from) from leave_group_versions v where v.org_id = $1 and v."leave_group_id" = r.id) as versions from leave_groups r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads leave_group_versions by an index
--   reads leave_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'leavePolicyIds', v."leave_policy_ids") order by v.valid_from) from leave_group_versions v where v.org_id = $1 and v."leave_group_id" = r.id) as versions from leave_groups r where r.org_id = $2 order by r."code", r."id";
--   reads leave_group_versions by an index
--   reads leave_groups by an index

select r."id", r."code", r."name", r."unit", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind") || v.rules order by v.valid_from) from leave_policy_versions v where v.org_id = $1 and v."leave_policy_id" = r.id) as versions from leave_policies r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads leave_policies by an index
--   reads leave_policy_versions by an index

select r."id", r."code", r."name", r."unit", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind") || v.rules order by v.valid_from) from leave_policy_versions v where v.org_id = $1 and v."leave_policy_id" = r.id) as versions from leave_policies r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_leave_policies" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads leave_policies by an index
--   reads leave_policy_versions by an index

select r."id", r."code", r."name", r."unit", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind") || v.rules order by v.valid_from) from leave_policy_versions v where v.org_id = $1 and v."leave_policy_id" = r.id) as versions from leave_policies r where r.org_id = $2 and r.id = $3;
--   reads leave_policies by an index
--   reads leave_policy_versions by an index

select r."id", r."code", r."name", r."unit", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind") || v.rules order by v.valid_from) from leave_policy_versions v where v.org_id = $1 and v."leave_policy_id" = r.id) as versions from leave_policies r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads leave_policies by an index
--   reads leave_policy_versions by an index

select r."id", r."code", r."name", r."unit", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind") || v.rules order by v.valid_from) from leave_policy_versions v where v.org_id = $1 and v."leave_policy_id" = r.id) as versions from leave_policies r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads leave_policies by an index
--   reads leave_policy_versions by an index

select r."id", r."code", r."name", r."unit", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind") || v.rules order by v.valid_from) from leave_policy_versions v where v.org_id = $1 and v."leave_policy_id" = r.id) as versions from leave_policies r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads leave_policies by an index
--   reads leave_policy_versions by an index

select r."id", r."code", r."name", r."unit", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind") || v.rules order by v.valid_from) from leave_policy_versions v where v.org_id = $1 and v."leave_policy_id" = r.id) as versions from leave_policies r where r.org_id = $2 order by r."code", r."id";
--   reads leave_policies by an index
--   reads leave_policy_versions by an index

select r.id from leave_groups r where r.org_id = $1 and r."code" = $2;
--   reads leave_groups by an index

select r.id from leave_policies r where r.org_id = $1 and r."code" = $2;
--   reads leave_policies by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any($2::uuid[])) s order by s.membership_id, s.valid_from;
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array( select s.membership_id from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $2 and g.membership_id in ( select o.membership_id from leave_group_memberships o where o.org_id = $3 and o.leave_group_id = $4)) s where s.leave_group_id = $5 and (s.valid_to is null or s.valid_to >= $6)))) s order by s.membership_id, s.valid_from;
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."id" = any($9::uuid[]) order by "a"."id" asc limit $10))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."updated_at" >= $9 order by "a"."updated_at" asc, "a"."id" asc limit $10))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."id") > ($9) order by "a"."id" asc limit $10))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."updated_at", "a"."id") > ($9, $10) order by "a"."updated_at" asc, "a"."id" asc limit $11))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $9 and split_part(n.folded_text, '|', 2) like $10))) order by "a"."id" asc limit $11))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.leave_policy_id = $9 order by "a"."id" asc limit $10))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.membership_id = $9 order by "a"."id" asc limit $10))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and (a.membership_id = $3 or ( $4::uuid = $5 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "a"."id" asc limit $9))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and a.id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports)))))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and a.id = $3 and true))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and a.membership_id = any($3::uuid[]) order by a.id))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and "a"."id" = any($3::uuid[]) order by "a"."id" asc limit $4))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and "a"."updated_at" >= $3 order by "a"."updated_at" asc, "a"."id" asc limit $4))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and ("a"."id") > ($3) order by "a"."id" asc limit $4))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and ("a"."updated_at", "a"."id") > ($3, $4) order by "a"."updated_at" asc, "a"."id" asc limit $5))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $3 and split_part(n.folded_text, '|', 2) like $4))) order by "a"."id" asc limit $5))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and a.leave_policy_id = $3 order by "a"."id" asc limit $4))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true and a.membership_id = $3 order by "a"."id" asc limit $4))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $2 and true order by "a"."id" asc limit $3))) s order by s.membership_id, s.valid_from;
--   reads leave_accounts by an index
--   reads leave_group_memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id in ( select o.membership_id from leave_group_memberships o where o.org_id = $2 and o.leave_group_id = $3)) s where s.leave_group_id = $4 and s.valid_from <= $5 and (s.valid_to is null or s.valid_to >= $6) and (s.membership_id = $7 or ( $8::uuid = $9 and s.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $10 and r.supervisor_membership_id = $11 union select r.id from reports above join memberships r on r.org_id = $12 and r.supervisor_membership_id = above.id) select reports.id from reports))) and (s.membership_id = any(array( select n.id from memberships n where n.org_id = $13 and split_part(n.folded_text, '|', 2) like $14))) order by "s"."membership_id" asc limit $15;
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id in ( select o.membership_id from leave_group_memberships o where o.org_id = $2 and o.leave_group_id = $3)) s where s.leave_group_id = $4 and s.valid_from <= $5 and (s.valid_to is null or s.valid_to >= $6) and (s.membership_id = $7 or ( $8::uuid = $9 and s.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $10 and r.supervisor_membership_id = $11 union select r.id from reports above join memberships r on r.org_id = $12 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "s"."membership_id" asc limit $13;
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id in ( select o.membership_id from leave_group_memberships o where o.org_id = $2 and o.leave_group_id = $3)) s where s.leave_group_id = $4 and s.valid_from <= $5 and (s.valid_to is null or s.valid_to >= $6) and true and (s.membership_id = any(array( select n.id from memberships n where n.org_id = $7 and split_part(n.folded_text, '|', 2) like $8))) order by "s"."membership_id" asc limit $9;
--   reads leave_group_memberships by an index
--   reads memberships by an index

select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to from ( select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at, lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to from leave_group_memberships g where g.org_id = $1 and g.membership_id in ( select o.membership_id from leave_group_memberships o where o.org_id = $2 and o.leave_group_id = $3)) s where s.leave_group_id = $4 and s.valid_from <= $5 and (s.valid_to is null or s.valid_to >= $6) and true order by "s"."membership_id" asc limit $7;
--   reads leave_group_memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id = $2 and ("t"."effective_date", "t"."id") < ($3, $4) order by "t"."effective_date" desc, "t"."id" desc limit $5;
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id = $2 and t.effective_date <= $3 order by "t"."effective_date" desc, "t"."id" desc limit $4;
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id = $2 and t.effective_date >= $3 order by "t"."effective_date" desc, "t"."id" desc limit $4;
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id = $2 order by "t"."effective_date" desc, "t"."id" desc limit $3;
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any($3::uuid[])) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."id" = any($10::uuid[]) order by "a"."id" asc limit $11))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."updated_at" >= $10 order by "a"."updated_at" asc, "a"."id" asc limit $11))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."id") > ($10) order by "a"."id" asc limit $11))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."updated_at", "a"."id") > ($10, $11) order by "a"."updated_at" asc, "a"."id" asc limit $12))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))) and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $10 and split_part(n.folded_text, '|', 2) like $11))) order by "a"."id" asc limit $12))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.leave_policy_id = $10 order by "a"."id" asc limit $11))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.membership_id = $10 order by "a"."id" asc limit $11))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and (a.membership_id = $4 or ( $5::uuid = $6 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $7 and r.supervisor_membership_id = $8 union select r.id from reports above join memberships r on r.org_id = $9 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "a"."id" asc limit $10))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and a.id = $4 and (a.membership_id = $5 or ( $6::uuid = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports)))))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and a.id = $4 and true))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and a.membership_id = any($4::uuid[]) order by a.id))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and true and "a"."id" = any($4::uuid[]) order by "a"."id" asc limit $5))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and true and "a"."updated_at" >= $4 order by "a"."updated_at" asc, "a"."id" asc limit $5))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and true and ("a"."id") > ($4) order by "a"."id" asc limit $5))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and true and ("a"."updated_at", "a"."id") > ($4, $5) order by "a"."updated_at" asc, "a"."id" asc limit $6))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and true and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $4 and split_part(n.folded_text, '|', 2) like $5))) order by "a"."id" asc limit $6))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads memberships by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and true and a.leave_policy_id = $4 order by "a"."id" asc limit $5))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and true and a.membership_id = $4 order by "a"."id" asc limit $5))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.account_id in ( select a.id from leave_accounts a where a.org_id = $2 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $3 and true order by "a"."id" asc limit $4))) order by t.effective_date, t.id;
--   reads leave_accounts by an index
--   reads leave_transactions by an index

select t."id", t."account_id", t."membership_id", t."leave_policy_id", t."leave_year_start", t."effective_date", t."amount", t."kind", t."line", t."source_type", t."source_id", t."rule_version_id", t."explain", t."reason", t."actor_membership_id", t."created_at" from leave_transactions t where t.org_id = $1 and t.source_id = any($2::uuid[]) order by t.id;
--   reads leave_transactions by an index

update leave_accounts a set changed_from = least(a.changed_from, $1::date), change_explanation = case when a.change_reason is null then $2::jsonb else a.change_explanation end, change_reason = coalesce(a.change_reason, $3), updated_at = $4 where a.org_id = $5 and a.leave_policy_id = $6 returning a.id;
--   reads leave_accounts by an index

update leave_accounts a set changed_from = least(a.changed_from, $1::date), change_explanation = case when a.change_reason is null then $2::jsonb else a.change_explanation end, change_reason = coalesce(a.change_reason, $3), updated_at = $4 where a.org_id = $5 and a.membership_id = $6 returning a.id;
--   reads leave_accounts by an index

update leave_accounts a set changed_from = least(a.changed_from, $1::date), change_explanation = case when a.change_reason is null then $2::jsonb else a.change_explanation end, change_reason = coalesce(a.change_reason, $3), updated_at = $4 where a.org_id = $5 and a.membership_id = any($6::uuid[]) and a.settled_through >= $7 returning a.id;
--   reads leave_accounts by an index

update leave_accounts a set changed_from = least(a.changed_from, $1::date), change_explanation = case when a.change_reason is null then $2::jsonb else a.change_explanation end, change_reason = coalesce(a.change_reason, $3), updated_at = $4 where a.org_id = $5 and a.membership_id = any($6::uuid[]) returning a.id;
--   reads leave_accounts by an index

update leave_accounts a set changed_from = least(a.changed_from, $1::date), change_explanation = case when a.change_reason is null then $2::jsonb else a.change_explanation end, change_reason = coalesce(a.change_reason, $3), updated_at = $4 where a.org_id = $5 and a.membership_id in ( select u.membership_id from ( select m.id as membership_id from memberships m where m.org_id = $6 and exists ( select from membership_assignments a where a.org_id = $7 and a.membership_id = m.id and a.kind = 'worktime_model' and a.assigned_id = any($8::uuid[]) and a.valid_from <= $9 and not exists ( select from membership_assignments n where n.org_id = $10 and n.membership_id = m.id and n.kind = 'worktime_model' and n.valid_from > a.valid_from and n.valid_from <= $11))) u) returning a.id;
--   reads leave_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index

update leave_accounts a set changed_from = least(a.changed_from, $1::date), change_explanation = case when a.change_reason is null then $2::jsonb else a.change_explanation end, change_reason = coalesce(a.change_reason, $3), updated_at = $4 where a.org_id = $5 and true returning a.id;
--   reads leave_accounts by an index

update leave_accounts a set settled_through = s.settled_through, next_line_on = s.next_line_on, changed_from = null, change_reason = null, change_explanation = null, updated_at = $1 from unnest($2::uuid[], $3::date[], $4::date[]) as s(id, settled_through, next_line_on) where a.org_id = $5 and a.id = s.id returning a.id;
--   reads leave_accounts by an index

update leave_accounts a set updated_at = $1 where a.org_id = $2 and a.id = any($3::uuid[]) returning a.id;
--   reads leave_accounts by an index

update leave_group_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads leave_group_versions by an index

update leave_groups set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads leave_groups by an index

update leave_policies set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads leave_policies by an index

update leave_policy_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads leave_policy_versions by an index
