-- Finds credits that are held for a second look at a page without reading the whole ledger.

create index ledger_reanalysis_holds on ledger (created_at)
  where kind = 'hold' and idempotency_key like 'reanalyze:%';
