select from vat_rates r where r.org_id = $1 and r.id = any($2::uuid[]) and r.active;
--   reads vat_rates by an index

select from vat_treatments r where r.org_id = $1 and r.id = any($2::uuid[]) and r.active;
--   reads vat_treatments by an index
