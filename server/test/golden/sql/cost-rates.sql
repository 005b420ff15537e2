insert into cost_rates ("org_id", "id", "membership_id", "staff_group_id", "valid_from", "valid_to", "cost_cents_per_hour", "created_at", "updated_at") select $1, n."id", n."membership_id", n."staff_group_id", n."valid_from", n."valid_to", n."cost_cents_per_hour", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "membership_id" uuid, "staff_group_id" uuid, "valid_from" date, "valid_to" date, "cost_cents_per_hour" integer, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "valid_to" = excluded."valid_to", "updated_at" = excluded."updated_at" returning 1;

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and (c.membership_id is null or c.membership_id = any(array(select distinct h.membership_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and h.value_id = any($7::uuid[]) and h.work_date >= $8 and h.work_date <= $9))) and c.valid_from <= $10 and (c.valid_to is null or c.valid_to >= $11);
--   reads allocated_hours by an index
--   reads cost_rates by an index
--   reads dimensions by an index
--   reads entry_types by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and (c.membership_id is null or c.membership_id = any(array(select distinct h.membership_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $7 and not p.template and ("p"."name", "p"."id") > ($8, $9) order by "p"."name" asc, "p"."id" asc limit $10)) and h.work_date >= $11 and h.work_date <= $12))) and c.valid_from <= $13 and (c.valid_to is null or c.valid_to >= $14);
--   reads allocated_hours by an index
--   reads cost_rates by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and (c.membership_id is null or c.membership_id = any(array(select distinct h.membership_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $7 and not p.template and p.customer_id = $8 order by "p"."name" asc, "p"."id" asc limit $9)) and h.work_date >= $10 and h.work_date <= $11))) and c.valid_from <= $12 and (c.valid_to is null or c.valid_to >= $13);
--   reads allocated_hours by an index
--   reads cost_rates by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and (c.membership_id is null or c.membership_id = any(array(select distinct h.membership_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $7 and not p.template and p.manager_membership_id = $8 order by "p"."name" asc, "p"."id" asc limit $9)) and h.work_date >= $10 and h.work_date <= $11))) and c.valid_from <= $12 and (c.valid_to is null or c.valid_to >= $13);
--   reads allocated_hours by an index
--   reads cost_rates by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and (c.membership_id is null or c.membership_id = any(array(select distinct h.membership_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $7 and not p.template order by "p"."name" asc, "p"."id" asc limit $8)) and h.work_date >= $9 and h.work_date <= $10))) and c.valid_from <= $11 and (c.valid_to is null or c.valid_to >= $12);
--   reads allocated_hours by an index
--   reads cost_rates by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and (c.membership_id is null or c.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and ((m.id = $4 or ( m.org_id = $5 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select u.membership_id from membership_units u where u.org_id = $9 and u.planning_unit_id = $10 and u.valid_from <= $11 and (u.valid_to is null or u.valid_to >= $12) union select s.membership_id from shifts s where s.org_id = $13 and s.planning_unit_id = $14 and s.membership_id is not null and s.state <> 'cancelled' and s.work_date between $15 and $16)) and m.id in ( select u.membership_id from membership_units u where u.org_id = $17 and u.planning_unit_id = $18 and u.valid_from <= $19 and (u.valid_to is null or u.valid_to >= $20) union select s.membership_id from shifts s where s.org_id = $21 and s.planning_unit_id = $22 and s.membership_id is not null and s.state <> 'cancelled' and s.work_date between $23 and $24) order by m.display_name, m.id limit $25))) and c.valid_from <= $26 and (c.valid_to is null or c.valid_to >= $27);
--   reads cost_rates by an index
--   reads membership_units by an index
--   reads memberships by an index
--   reads shifts by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and (c.membership_id is null or c.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and (true or m.id in ( select u.membership_id from membership_units u where u.org_id = $4 and u.planning_unit_id = $5 and u.valid_from <= $6 and (u.valid_to is null or u.valid_to >= $7) union select s.membership_id from shifts s where s.org_id = $8 and s.planning_unit_id = $9 and s.membership_id is not null and s.state <> 'cancelled' and s.work_date between $10 and $11)) and m.id in ( select u.membership_id from membership_units u where u.org_id = $12 and u.planning_unit_id = $13 and u.valid_from <= $14 and (u.valid_to is null or u.valid_to >= $15) union select s.membership_id from shifts s where s.org_id = $16 and s.planning_unit_id = $17 and s.membership_id is not null and s.state <> 'cancelled' and s.work_date between $18 and $19) order by m.display_name, m.id limit $20))) and c.valid_from <= $21 and (c.valid_to is null or c.valid_to >= $22);
--   reads cost_rates by an index
--   reads membership_units by an index
--   reads memberships by an index
--   reads shifts by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and c.id = $2;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and c.membership_id is not distinct from $2::uuid and c.staff_group_id is not distinct from $3::uuid;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true and "c"."id" = any($2::uuid[]) order by "c"."created_at" asc, "c"."id" asc limit $3;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true and "c"."updated_at" >= $2 order by "c"."updated_at" asc, "c"."id" asc limit $3;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true and ("c"."created_at", "c"."id") > ($2, $3) order by "c"."created_at" asc, "c"."id" asc limit $4;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true and ("c"."updated_at", "c"."id") > ($2, $3) order by "c"."updated_at" asc, "c"."id" asc limit $4;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true and (c.membership_id = any(array( select n.id from memberships n where n.org_id = $2 and split_part(n.folded_text, '|', 2) like $3))) order by "c"."created_at" asc, "c"."id" asc limit $4;
--   reads cost_rates by an index
--   reads memberships by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true and c.membership_id = $2 order by "c"."created_at" asc, "c"."id" asc limit $3;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true and c.staff_group_id = $2 order by "c"."created_at" asc, "c"."id" asc limit $3;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true order by "c"."created_at" asc, "c"."id" asc limit $2;
--   reads cost_rates by an index

select c."id", c."membership_id", c."staff_group_id", c."valid_from", c."valid_to", c."cost_cents_per_hour", c."created_at", c."updated_at" from cost_rates c where c.org_id = $1 and true order by "c"."updated_at" asc, "c"."id" asc limit $2;
--   reads cost_rates by an index

select distinct c.membership_id as id from cost_rates c where c.org_id = $1 and c.membership_id = any($2::uuid[]);
--   reads cost_rates by an index
