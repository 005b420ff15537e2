insert into payroll_locks (org_id, id, period_start, period_end, group_id, reason, locked_at, locked_by_membership_id, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

select l.id as lock_id, greatest(l.period_start, g.valid_from, $1) as work_date from payroll_locks l join ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $2 and a.membership_id = any($3::uuid[]) and a.kind = 'staff_group') s where s.assigned_id is not null and s.valid_from <= $4 and (s.valid_to is null or s.valid_to >= $5)) g on g.assigned_id = l.group_id where l.org_id = $6 and l.lifted_at is null and l.group_id is distinct from $7::uuid and greatest(l.period_start, g.valid_from, $8) <= least(l.period_end, g.valid_to, $9) and not exists ( select from payroll_locks o where o.org_id = $10 and o.lifted_at is null and (o.group_id is null or o.group_id = $11::uuid) and o.period_start <= greatest(l.period_start, g.valid_from, $12) and o.period_end >= least(l.period_end, g.valid_to, $13)) order by 2 limit 1;
--   reads membership_assignments by an index
--   reads payroll_locks by an index

select l.id, l.period_start, l.period_end, l.group_id, l.reason, case when l.lifted_at is null then 'locked' else 'lifted' end as state, l.locked_at, l.locked_by_membership_id, l.lifted_at, l.lifted_by_membership_id, l.updated_at from payroll_locks l where l.org_id = $1 and l.id = $2 order by l.period_start desc, l.id desc;
--   reads payroll_locks by an index

select l.id, l.period_start, l.period_end, l.group_id, l.reason, case when l.lifted_at is null then 'locked' else 'lifted' end as state, l.locked_at, l.locked_by_membership_id, l.lifted_at, l.lifted_by_membership_id, l.updated_at from payroll_locks l where l.org_id = $1 and l.lifted_at is null order by l.period_start desc, l.id desc;
--   reads payroll_locks by an index

select l.id, l.period_start, l.period_end, l.group_id, l.reason, case when l.lifted_at is null then 'locked' else 'lifted' end as state, l.locked_at, l.locked_by_membership_id, l.lifted_at, l.lifted_by_membership_id, l.updated_at from payroll_locks l where l.org_id = $1 and true order by l.period_start desc, l.id desc;
--   reads payroll_locks by an index

update payroll_locks set lifted_at = $1, lifted_by_membership_id = $2, updated_at = $3 where org_id = $4 and id = $5;
--   reads payroll_locks by an index

with live as ( select l.period_start, l.period_end, l.group_id from payroll_locks l where l.org_id = $1 and l.lifted_at is null and l.period_start <= $2 and l.period_end >= $3) select null::uuid as membership_id, period_start, period_end from live where group_id is null union all select g.membership_id, greatest(l.period_start, g.valid_from), least(l.period_end, g.valid_to) from live l join ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any($5::uuid[]) and a.kind = 'staff_group') s where s.assigned_id is not null and s.valid_from <= $6 and (s.valid_to is null or s.valid_to >= $7)) g on g.assigned_id = l.group_id;
--   reads membership_assignments by an index
--   reads payroll_locks by an index
