-- The secret of a link, sealed with the key file, so that its owner can copy it again. Earlier links have none.
alter table shares add column sealed_token bytea;
